/// A key of the environment or of the focused values, a notification, a tag, an asset or another value of
/// a library's type that code uses and that neither the modules nor the article have: an app has its own,
/// and articles leave them to their readers.
struct UnknownKey: Hashable, Sendable {
  /// The type that such keys are properties of.
  let owner: String
  let name: String
  /// The type of the property as the code has it; nothing where it is unknown.
  private(set) var type: String?
  /// How a function is called that stands in the place of such a property; nothing where none does.
  private(set) var call: Call?
  /// Whether the key is a value of the type itself.
  var isStatic: Bool { Self.hasValues(owner) }
  /// The known key that is a single edit away.
  let correction: String?

  /// The types that have such keys.
  static let owners: Set<String> = Set(wrappers.values).union(valueTypes)

  /// The types of whose values apps declare their own, or Xcode does for their assets.
  private static let valueTypes: Set<String> = [
    "ColorResource", "ImageResource", "LocalizedStringResource", "NSNotification.Name",
    "Notification.Name", "Tag",
  ]

  /// Whether keys are values of a type itself.
  private static func hasValues(_ owner: String) -> Bool {
    valueTypes.contains(owner) || ownValues[owner] != nil
  }

  /// The types of which apps name their own values, and the types of these.
  private static let ownValues = protocols.merging(
    [
      "Animation", "AnyTransition", "Calendar", "CGFloat", "Color", "Date", "DateFormatter",
      "DispatchQueue", "EdgeInsets", "Font", "JSONDecoder", "JSONEncoder", "LinearGradient",
      "Locale", "ModelContainer", "NumberFormatter", "OperationQueue", "UIColor", "UIFont",
      "UIImage", "URL", "URLRequest", "URLSession", "UserDefaults",
    ].map { ($0, $0) }
  ) { first, _ in first }

  /// The protocols of which apps name values, each with a type that conforms to it.
  static let protocols = [
    "GaugeStyle": "DefaultGaugeStyle", "GroupBoxStyle": "DefaultGroupBoxStyle",
    "LabelStyle": "DefaultLabelStyle", "ListStyle": "DefaultListStyle",
    "PrimitiveButtonStyle": "DefaultButtonStyle", "ProgressViewStyle": "DefaultProgressViewStyle",
    "ShapeStyle": "Color", "TextFieldStyle": "DefaultTextFieldStyle",
    "ToggleStyle": "DefaultToggleStyle", "Transition": "OpacityTransition",
    "ViewModifier": "EmptyModifier",
  ]

  /// What is made of the name of an asset or of an app's own value alone, `Color(.brand)`, and the type
  /// that has this name.
  private static let makers = [
    "Color": "ColorResource", "Image": "ImageResource", "Label": "ImageResource",
    "Text": "LocalizedStringResource", "UIColor": "ColorResource", "UIImage": "ImageResource",
    "buttonStyle": "PrimitiveButtonStyle", "cornerRadius": "CGFloat", "modifier": "ViewModifier",
    "padding": "CGFloat",
  ]

  /// The wrappers that read a property by its key path, and the types that have these properties.
  private static let wrappers = [
    "Environment": "EnvironmentValues", "FocusedBinding": "FocusedValues",
    "FocusedValue": "FocusedValues",
  ]

  /// Reads an error about a key in a draft's program; nothing if it is about something else.
  init?(
    _ error: CompilerMessage,
    at site: CodeSite,
    in draft: Draft,
    _ items: ArticleItems,
    _ known: KnownNames
  ) {
    var all: Set<String> = []
    if let wrapper = site.wrapper, let owner = Self.wrappers[wrapper.name] {
      (self.owner, name, type) = (owner, wrapper.member, wrapper.type)
    } else if let missing = Self.member(error), Self.owners.contains(missing.type) {
      owner = missing.type
      name = missing.name
      type = Self.valueTypes.contains(owner) ? owner : nil
    } else if let own = Self.ownValue(error, known) {
      (owner, name) = own
      type = Self.ownValues[owner]
      call = Self.call(of: name, at: site)
    } else if error.lacksBase, let name = error.text.firstQuoted,
      let maker = site.calls.first(where: { !$0.isMember || $0.name != name }),
      let owner = Self.makers[maker.name]
    {
      (self.owner, self.name, type) = (owner, name, Self.ownValues[owner] ?? owner)
      call = Self.call(of: name, at: site)
      all = known.values(takenBy: maker.name)
    } else {
      return nil
    }
    // What has the focus need not have such a value.
    if owner == "FocusedValues" {
      let value = type ?? UnknownType.name
      type = value.hasSuffix("?") ? value : value + "?"
    }
    let lastName = owner.split(separator: ".").last.map(String.init) ?? owner
    let keys =
      Self.hasValues(owner)
      ? known.declarations.values(of: lastName) : known.declarations.members(of: lastName)
    // What the article declares elsewhere need not compile here.
    let own = items.items(of: draft).filter { [owner = self.owner] in $0.extendedType == owner }
      .reduce(into: Set<String>()) { $0.formUnion($1.members) }
    let misplaced = MisplacedName(known: known, declared: items.declaredNames)
    guard !keys.contains(name), !own.contains(name), !items.topLevelNames.contains(owner),
      !misplaced.isMeant(by: error, at: site)
    else { return nil }
    all.formUnion(keys.union(items.members(ofExtensionsOf: owner)))
    // Apps name their own colours and fonts otherwise than the libraries do.
    let isStyle = ["Color", "Font"].contains { [owner = self.owner] in owner.contains($0) }
    let isCapitalised = name.first?.isUppercase
    // A colour is made of one of the system's in the same way.
    if owner == "ColorResource" { all.formUnion(known.declarations.members(of: "UIColor")) }
    let similar = all.filter { !isStyle || $0.first?.isUppercase == isCapitalised }
    let current =
      items.snippets[draft.subject].isFormer
      ? nil : FormerMember.currentName(of: name, in: owner, calledAs: call)
    let isNear = name.count > 4 && !all.contains(name)
    correction = current ?? (isNear ? EditDistance.nearest(to: name, in: similar) : nil)
  }

  /// The member that an error misses, of the type itself where the value may be missing.
  private static func member(_ error: CompilerMessage) -> CompilerMessage.MissingMember? {
    error.missingMember.map { missing in
      let isOptional = missing.type.hasSuffix("?")
      return (isOptional ? String(missing.type.dropLast()) : missing.type, missing.name)
    }
  }

  /// How the member of a name is called at a place; nothing where it is not.
  private static func call(of name: String, at site: CodeSite) -> Call? {
    site.calls.first.flatMap { $0.isMember && $0.name == name ? $0.call : nil }
  }

  /// A value of an app's own: none that the system has in another form, or nearly has itself.
  private static func ownValue(
    _ error: CompilerMessage,
    _ known: KnownNames
  ) -> (owner: String, name: String)? {
    guard error.id == "could_not_find_type_member", let missing = member(error),
      ownValues[missing.type] != nil
    else { return nil }
    let owner = missing.type
    let name = Array(missing.name.utf8)
    let isShort =
      name.count <= 4
      && known.declarations.values(of: owner).contains {
        EditDistance.isOneEdit(name, Array($0.utf8))
      }
    let isOfSystem =
      ["Color", "ShapeStyle"].contains(owner)
      && known.declarations.members(of: "UIColor").contains(missing.name)
    return isShort || isOfSystem ? nil : (owner, missing.name)
  }

  /// The unknown keys that errors of an attempt are about.
  static func list(
    in attempt: Attempt,
    _ items: ArticleItems,
    _ known: KnownNames
  ) -> [UnknownKey] {
    errors(in: attempt, items, known).map(\.key)
  }

  /// The errors of an attempt that are about unknown keys, each with its key.
  static func errors(
    in attempt: Attempt,
    _ items: ArticleItems,
    _ known: KnownNames
  ) -> [(error: CompilerMessage, key: UnknownKey)] {
    let errors = attempt.compilation.errors.filter {
      $0.id?.contains("keypath") == true || $0.id == "no_overloads_match_exactly_in_call"
        || $0.lacksBase
        || member($0).map { owners.contains($0.type) } == true || ownValue($0, known) != nil
    }
    guard !errors.isEmpty else { return [] }
    return zip(errors, attempt.sites(of: errors)).compactMap { error, site in
      UnknownKey(error, at: site, in: attempt.draft, items, known).map { (error, $0) }
    }
  }
}
