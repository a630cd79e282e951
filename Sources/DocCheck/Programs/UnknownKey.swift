/// A key of the environment or of the focused values, a notification, a tag or an asset that code uses
/// and that neither the modules nor the article have: an app has its own, and articles leave them to
/// their readers.
struct UnknownKey: Hashable, Sendable {
  /// The type that such keys are properties of.
  let owner: String
  let name: String
  /// The type of the property as the code has it; nothing where it is unknown.
  let type: String?
  /// Whether the key is a value of the type itself.
  var isStatic: Bool { Self.valueTypes.contains(owner) || Self.designTypes[owner] != nil }
  /// The known key that is a single edit away.
  let correction: String?

  /// The types that have such keys.
  static let owners: Set<String> = Set(wrappers.values).union(valueTypes)

  /// The types of whose values apps declare their own, or Xcode does for their assets.
  private static let valueTypes: Set<String> = [
    "ColorResource", "ImageResource", "NSNotification.Name", "Notification.Name", "Tag",
  ]

  /// The types of which apps name the values that they are designed with, and the types of these.
  private static let designTypes = [
    "Color": "Color", "Font": "Font", "ShapeStyle": "Color", "UIColor": "UIColor",
    "UIFont": "UIFont",
  ]

  /// The types that are made of an asset's name alone, `Color(.brand)`, and the type of that name.
  private static let makers = [
    "Color": "ColorResource", "Label": "ImageResource", "UIColor": "ColorResource",
    "UIImage": "ImageResource",
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
    if let wrapper = site.wrapper, let owner = Self.wrappers[wrapper.name] {
      (self.owner, name, type) = (owner, wrapper.member, wrapper.type)
    } else if let missing = error.missingMember, Self.owners.contains(missing.type) {
      owner = missing.type
      name = missing.name
      type = Self.valueTypes.contains(owner) ? owner : nil
    } else if let design = Self.design(error, known) {
      (owner, name) = design
      let value = Self.designTypes[owner]
      // A function is called there instead.
      type =
        site.calls.first.map { $0.isMember && $0.name == design.name } == true
        ? value.flatMap { Self.function(site.calls[0].call, giving: $0) } : value
    } else if error.id == "unresolved_member_no_inference", let name = error.text.firstQuoted,
      let owner = site.calls.first.flatMap({ Self.makers[$0.name] })
    {
      (self.owner, self.name, type) = (owner, name, owner)
    } else {
      return nil
    }
    let lastName = owner.split(separator: ".").last.map(String.init) ?? owner
    let keys = known.declarations.members(of: lastName)
    // What the article declares elsewhere need not compile here.
    let own = items.items(of: draft).filter { [owner = self.owner] in $0.extendedType == owner }
      .reduce(into: Set<String>()) { $0.formUnion($1.members) }
    guard !keys.contains(name), !own.contains(name), !items.topLevelNames.contains(owner) else {
      return nil
    }
    var all = keys.union(items.members(ofExtensionsOf: owner))
    // A colour is made of one of the system's in the same way.
    if owner == "ColorResource" { all.formUnion(known.declarations.members(of: "UIColor")) }
    correction =
      name.count > 4 && !all.contains(name) ? EditDistance.nearest(to: name, in: all) : nil
  }

  /// A value that an app may be designed with: none that the system has in another form, or nearly has
  /// itself.
  private static func design(
    _ error: CompilerMessage,
    _ known: KnownNames
  ) -> (owner: String, name: String)? {
    guard error.id == "could_not_find_type_member", let missing = error.missingMember else {
      return nil
    }
    let owner = missing.type.hasSuffix("?") ? String(missing.type.dropLast()) : missing.type
    guard designTypes[owner] != nil else { return nil }
    let name = Array(missing.name.utf8)
    let isShort =
      name.count <= 4
      && known.declarations.members(of: owner).contains {
        EditDistance.isOneEdit(name, Array($0.utf8))
      }
    let isOfSystem =
      designTypes[owner] == "Color"
      && known.declarations.members(of: "UIColor").contains(missing.name)
    return isShort || isOfSystem ? nil : (owner, missing.name)
  }

  /// The type of a function that is called with values alone; nothing for other calls, which only
  /// something unknown takes.
  private static func function(_ call: Call, giving result: String) -> String? {
    guard call.trailingClosures.isEmpty,
      call.arguments.allSatisfy({ $0.label == "_" && $0.form == .value })
    else { return nil }
    let values = call.arguments.map { _ in "Any" }
    return "(\(values.joined(separator: ", "))) -> \(result)"
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
        || $0.id == "unresolved_member_no_inference"
        || $0.missingMember.map { owners.contains($0.type) } == true
        || design($0, known) != nil
    }
    guard !errors.isEmpty else { return [] }
    return zip(errors, attempt.sites(of: errors)).compactMap { error, site in
      UnknownKey(error, at: site, in: attempt.draft, items, known).map { (error, $0) }
    }
  }
}
