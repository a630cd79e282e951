/// Tells what a fragment leaves out from what it gets wrong.
enum FragmentLimit {
  /// Why errors say nothing about the code; nothing if they do.
  static func reason(
    for errors: [CompilerMessage],
    _ wrapping: Wrapping,
    _ snippet: Snippet
  ) -> String? {
    if errors.contains(where: isAboutWrapping) {
      switch wrapping {
      case .type, .enumeration, .subclass: return "the type around these members is not shown"
      case .method: return "the type around these statements is not shown"
      default: break
      }
    }
    if case .method = wrapping, errors.contains(where: { $0.text.hasSuffix("valid at file scope") })
    {
      return "the type around these statements is not shown"
    }
    // What stands in a function of the author's own is local there, too.
    if wrapping != .none, snippet.parsed.items.contains(where: \.hasAccessLevel),
      errors.contains(where: { $0.text.hasSuffix("can only be used in a non-local scope") })
    {
      return "the type around these declarations is not shown"
    }
    let holdsProperties = snippet.parsed.items.contains { item in
      item.kind == .variable && item.uses.contains { $0.name == "Published" }
    }
    if wrapping != .none, holdsProperties, errors.contains(where: \.isOfClasses) {
      return "the class around these properties is not shown"
    }
    // A property may have the name of a method with parameters.
    if wrapping != .none,
      errors.contains(where: {
        $0.id == "assignment_lhs_is_immutable_variable" && $0.text.hasSuffix("is a method")
      })
    {
      return "the type around these members is not shown"
    }
    let isListing =
      errors.allSatisfy(\.namesTypeForValue)
      || errors.allSatisfy({ $0.id == "value_of_metatype_type" })
        && snippet.block.lines.contains { BrokenSyntax.isType($0.text) }
    if !errors.isEmpty, isListing { return "declarations only, no bodies" }
    if case .clause = wrapping { return "the statement around this clause is not shown" }
    let isFunction = wrapping == .function || wrapping == .returning
    let isUntyped = wrapping == .returning && errors.contains { $0.isWithoutContext }
    if isUntyped || isFunction && errors.contains(where: returnsSomething) {
      return "the function around these statements is not shown"
    }
    if errors.contains(where: \.isOfTopLevel)
      || errors.contains(where: isCircular) && wraps(snippet)
    {
      return "the view around these properties and expressions is not shown"
    }
    let items = snippet.parsed.items
    if errors.contains(where: isCircular), usesBeforeDeclaring(items) || shadows(items, snippet) {
      return "a name means something else before it is declared here"
    }
    if lacksRoots(items, errors) { return "the type that these key paths begin with is not shown" }
    if snippet.parsed.items.count(where: { $0.kind != .importing }) == 1,
      let reason = reason(forSingle: snippet, errors)
    {
      return reason
    }
    let hasBareChain = snippet.parsed.items.contains {
      $0.kind == .expression && $0.isImplicitMember
    }
    if hasBareChain, errors.contains(where: \.isWithoutContext) {
      return "the view before these modifiers is not shown"
    }
    return nil
  }

  /// Whether an error is about the type of our own around a fragment; a closure that holds `self` weakly
  /// has to unwrap it, whatever its type.
  private static func isAboutWrapping(_ error: CompilerMessage) -> Bool {
    error.id != "optional_base_not_unwrapped" && error.text.contains("'\(Wrapping.typeName)'")
  }

  /// Whether nothing is wrong but that nobody tells the type which key paths begin with.
  private static func lacksRoots(_ items: [Item], _ errors: [CompilerMessage]) -> Bool {
    errors.contains { $0.lacksKeyPathRoot || $0.text.hasPrefix("generic parameter 'Root'") }
      && errors.allSatisfy { error in
        error.lacksKeyPathRoot
          || error.text.quotedParts.contains { $0 == "Root" || $0.contains("KeyPath<Root, ") }
      }
      && items.allSatisfy { $0.kind == .expression || $0.kind == .importing }
  }

  /// Why errors say nothing about a single expression that stands alone.
  private static func reason(forSingle snippet: Snippet, _ errors: [CompilerMessage]) -> String? {
    let isDeclaration = snippet.parsed.items.contains { [.type, .typeExtension].contains($0.kind) }
    if !isDeclaration,
      errors.contains(where: {
        $0.isOfUntypedClosure || $0.text.hasSuffix("cannot begin with a closure expression")
      })
    {
      return "the call around this closure is not shown"
    }
    if errors.contains(where: { $0.text.hasPrefix("'<' is not a prefix unary operator") }) {
      return "'<…>' is a placeholder"
    }
    let isUnsettled = errors.allSatisfy {
      $0.id == "unbound_generic_parameter" || $0.text.hasPrefix("ambiguous use of")
    }
    guard snippet.shape == .expression, !errors.isEmpty, isUnsettled else { return nil }
    return snippet.source.first == "{"
      ? "the call around this closure is not shown"
      : "the code that uses this expression is not shown"
  }

  private static func isCircular(_ error: CompilerMessage) -> Bool {
    error.text.hasPrefix("circular reference")
  }

  /// Whether code uses a variable before the one of that name which it declares.
  private static func usesBeforeDeclaring(_ items: [Item]) -> Bool {
    items.enumerated().contains { index, item in
      item.kind == .variable
        && items.prefix(index).flatMap(\.uses).contains { item.declares.contains($0.name) }
    }
  }

  /// Whether the value of a variable is made from another one of its name, which only the place around
  /// the code can have.
  private static func shadows(_ items: [Item], _ snippet: Snippet) -> Bool {
    let code = SourceText(snippet.source)
    return items.contains { item in
      let text = String(decoding: code.bytes[item.bytes], as: UTF8.self)
      return item.kind == .variable
        && item.declares.contains { text.firstRange(of: "\($0).") != nil }
    }
  }

  /// Whether an error is about a value that a function of our own around statements does not return.
  private static func returnsSomething(_ error: CompilerMessage) -> Bool {
    error.text.contains("return value in void") || error.text.hasPrefix("empty collection literal")
      || error.missingMember.map { ["()", "Any", "Any?"].contains($0.type) } ?? false
      || error.text.contains("'Any?'")
  }

  /// Whether a snippet has a property with a wrapper: `@Bindable var model = model` names it after the
  /// view's own.
  private static func wraps(_ snippet: Snippet) -> Bool {
    snippet.parsed.items.contains { item in
      item.kind == .variable && item.uses.contains { $0.role == .attribute }
    }
  }
}

extension CompilerMessage {
  /// Whether nothing tells the type that a member such as `.red` belongs to.
  fileprivate var isWithoutContext: Bool { text.contains("without a contextual type") }
}
