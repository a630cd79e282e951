/// Tells a use of what the modules may lack from a mistake by what stands around an error: a call
/// that none of their overloads takes, or a property wrapper with a key that they do not have.
struct OverloadGap: Sendable {
  private let known: KnownNames
  private let items: ArticleItems
  private let draft: Draft
  /// The names that the article declares, members included.
  private let declared: Set<String>
  private let errors: [CompilerMessage]
  private let sites: [CodeSite]

  init(attempt: Attempt, known: KnownNames, items: ArticleItems) {
    self.known = known
    self.items = items
    draft = attempt.draft
    declared = items.declaredNames
    errors = attempt.compilation.errors
    sites = attempt.sites(of: errors)
  }

  /// The functions and types of which the modules have every overload.
  ///
  /// Left out is what gets new overloads nearly every year, `Button` and `toolbar`, and what apps often add their own
  /// to, `border` and `Label`.
  static let complete: Set<String> = [
    "Capsule", "Circle", "ColorPicker", "DatePicker", "DisclosureGroup", "Divider", "Ellipse",
    "Form", "Gauge", "GeometryReader", "GroupBox", "HStack", "LabeledContent", "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "NavigationLink", "NavigationStack",
    "NavigationView", "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "Section",
    "SecureField", "Spacer", "Stepper", "Text", "TextField", "Toggle", "VStack", "ZStack",
    "addTarget", "aspectRatio", "blur", "bold", "brightness", "clipped", "contrast", "cornerRadius",
    "disabled", "environmentObject", "fixedSize", "fontWeight", "foregroundColor", "frame",
    "fullScreenCover", "grayscale", "hidden", "id", "italic", "kerning", "layoutPriority",
    "lineLimit", "lineSpacing", "minimumScaleFactor", "multilineTextAlignment",
    "navigationBarTitleDisplayMode", "navigationTitle", "offset", "onAppear", "onChange",
    "onDisappear", "onTapGesture", "opacity", "padding", "position", "resizable", "rotationEffect",
    "saturation", "scaleEffect", "scaledToFill", "scaledToFit", "setImage", "setTitle",
    "setTitleColor", "shadow", "sheet", "strikethrough", "tag", "tracking", "truncationMode",
    "underline", "zIndex",
  ]

  /// The symbol that Apple's modules may have and ours do not, if the error is about its use.
  func symbol(for error: CompilerMessage) -> String? {
    guard let site = site(of: error) else { return nil }
    // Of what is called so the compiler knows all labels, but not every order of them.
    if error.id?.hasPrefix("argument_out_of_order") == true {
      return site.calls.first {
        APINames.known.value.makes($0.name, labels: $0.call.allLabels)
      }.map(\.symbol)
    }
    if let key = UnknownKey(error, at: site, in: draft, items, known) {
      return key.correction == nil ? "\(key.owner).\(key.name)" : nil
    }
    return site.calls.first { isLacking($0, for: error) }.map(\.symbol)
  }

  /// The key, or the value for a library's function, that the one which an error is about was probably
  /// meant to be.
  func correction(for error: CompilerMessage) -> String? {
    guard let site = site(of: error) else { return nil }
    return UnknownKey(error, at: site, in: draft, items, known)?.correction
      ?? value(meantBy: error, at: site) ?? maker(meantBy: error, at: site)
  }

  /// The other view that is made with the labels of the one which an error is about, and which nothing
  /// extends.
  private func maker(meantBy error: CompilerMessage, at site: CodeSite) -> String? {
    guard error.isAboutArguments, let call = site.calls.first, !declared.contains(call.name),
      call.call.trailingClosures.isEmpty,
      !items.items.joined().contains(where: { $0.item.extendedType == call.name })
    else { return nil }
    return APINames.known.value.maker(meantBy: call.name, labels: call.call.labels)
  }

  /// Whether an error is about the arguments of a call that no overload of a library's function takes, all
  /// of which are known.
  func isRefused(_ error: CompilerMessage) -> Bool {
    guard error.isAboutArguments, let call = site(of: error)?.calls.first,
      Self.complete.contains(call.name), !declared.contains(call.name), !isExtended(call)
    else { return false }
    let overloads = known.overloads(of: call.name)
    let isShort = error.id?.hasPrefix("missing_argument") == true
    return !overloads.isEmpty
      && overloads.filter { $0.takes(call.call) }.allSatisfy { overload in
        // A title is skipped, or a closure is missing.
        isShort
          && (overload.asksForClosure(besides: call.call)
            || overload.labels.first == "_" && call.call.labels.first != "_")
      }
  }

  /// Whether a closure has another number of parameters than a function of a library asks for.
  func takesOtherParameters(_ error: CompilerMessage) -> Bool {
    guard error.id == "closure_argument_list_tuple", let call = site(of: error)?.calls.first else {
      return false
    }
    return !declared.contains(call.name) && !known.overloads(of: call.name).isEmpty
  }

  /// Whether an error is about a library's name that stands where it does not belong.
  func isMisplaced(_ error: CompilerMessage) -> Bool {
    site(of: error).map { misplaced.isMeant(by: error, at: $0) } ?? false
  }

  private var misplaced: MisplacedName { MisplacedName(known: known, declared: declared) }

  /// The value that a function of a library takes and that an error's implicit member nearly is:
  /// `padding(.horizontl)`.
  private func value(meantBy error: CompilerMessage, at site: CodeSite) -> String? {
    guard error.id == "unresolved_member_no_inference", let name = error.text.firstQuoted,
      name.count > 4, let call = site.calls.first(where: { $0.name != name }),
      !declared.contains(call.name)
    else { return nil }
    let values = known.values(takenBy: call.name)
    return values.contains(name) ? nil : EditDistance.nearest(to: name, in: values)
  }

  private var index: DeclarationIndex { known.declarations }

  private func site(of error: CompilerMessage) -> CodeSite? {
    errors.firstIndex(of: error).map { sites[$0] }
  }

  /// Whether no overload takes a library's call, and nothing says that its author misnamed a label.
  private func isLacking(_ site: CodeSite.NamedCall, for error: CompilerMessage) -> Bool {
    guard !declared.contains(site.name) else { return false }
    if Self.complete.contains(site.name) { return isExtended(site) }
    if isInheritedInitializer(site) { return true }
    let overloads = known.overloads(of: site.name)
    // What no code can make needs an extension to be made.
    if overloads.isEmpty, site.name.first?.isUppercase == true, known.declares(site.name),
      !index.allMembers(of: site.name).contains("init")
    {
      let isMade = error.isAboutArguments || error.id == "init_candidate_inaccessible"
      return isMade && !site.call.labels.isEmpty
    }
    guard !overloads.isEmpty, !overloads.contains(where: { $0.takes(site.call) }) else {
      return false
    }
    let labels = Set(overloads.flatMap(\.labels))
    let unknown = site.call.allLabels.filter { !labels.contains($0) }
    return !unknown.contains { label in labels.contains { Self.isMisnamed(label, $0) } }
      && !isOnlyMislabelled(site)
      && !(error.id == "extra_argument_named" && MisspeltLabel.slip(in: site, known)?.meant != nil)
  }

  /// Whether a call probably means an extension that the article does not show: it has a label that nothing of its
  /// name has, and is otherwise as a library's member is called, `cornerRadius(8, corners: .top)`, or has three
  /// trailing closures.
  private func isExtended(_ site: CodeSite.NamedCall) -> Bool {
    let overloads = known.overloads(of: site.name)
    let own = Set(overloads.flatMap(\.labels))
    let unknown = Set(site.call.labels).subtracting(own)
    if site.call.trailingClosures.count > 2, !unknown.isEmpty { return true }
    var call = site.call
    call.arguments.removeAll { unknown.contains($0.label) }
    return site.isMember && !unknown.isEmpty && !call.arguments.isEmpty
      && !unknown.contains { label in own.contains { Self.isMisnamed(label, $0) } }
      && !APINames.known.value.has(site.name, labels: unknown)
      && overloads.contains { $0.takes(call) }
  }

  /// Whether a call makes an object of Foundation as `NSObject` does, without arguments: Apple's
  /// classes inherit this initializer, those on Linux mostly do not.
  private func isInheritedInitializer(_ site: CodeSite.NamedCall) -> Bool {
    site.call.labels.isEmpty && site.call.trailingClosures.isEmpty
      && index[site.name].contains { $0.keyword == "class" }
      && index.ancestors(of: site.name).contains("NSObject")
  }

  /// Whether a label was probably meant to be another one: one is the other's beginning, or a single
  /// edit lies between them.
  static func isMisnamed(_ label: String, _ other: String) -> Bool {
    EditDistance.nearest(to: label, in: [other]) != nil
      || min(label.count, other.count) >= 4 && (label.hasPrefix(other) || other.hasPrefix(label))
  }

  /// Whether a call of a function's name has a label that it has not, nor one like it.
  static func isOther(_ call: Call, than function: Item) -> Bool {
    let own = (function.parameters?.map(\.label) ?? []) + function.bound
    return call.labels.contains { label in
      label != "_" && !own.contains(label) && !own.contains { isMisnamed(label, $0) }
    }
  }

  /// Whether the compiler takes the call but for its labels.
  private func isOnlyMislabelled(_ call: CodeSite.NamedCall) -> Bool {
    zip(errors, sites).filter { $0.1.calls.contains(call) }.allSatisfy { error, _ in
      guard error.text.hasPrefix("incorrect argument label") else { return false }
      let labels = error.text.quotedParts.map { $0.split(separator: ":").map(String.init) }
      guard labels.count == 2, labels[0].count > 1 else { return true }
      // With no label in common, the compiler names any of the overloads.
      return zip(labels[0], labels[1]).contains { $0 == $1 || Self.isMisnamed($0, $1) }
    }
  }
}

extension CodeSite.NamedCall {
  /// The call's name as that of a function: `padding(_:)`.
  fileprivate var symbol: String { "\(name)(\(call.allLabels.map { $0 + ":" }.joined()))" }
}

extension Call {
  /// The labels of all arguments, those of trailing closures included.
  fileprivate var allLabels: [String] { labels + trailingClosures.map(\.label) }
}
