/// What an error is about, read off its wording or its identifier.
extension CompilerMessage {
  /// Whether it is about a property whose wrapper works inside of types and functions alone.
  var isOfTopLevel: Bool { text.contains("not yet supported in top-level code") }

  /// Whether a macro that the code names reports it: such a macro sees only the form of the code.
  ///
  /// Macros that other macros use are chosen by types.
  var isOfMacro: Bool {
    id == "bridged_error" && text.contains("(from macro '") && !text.contains("(from macro '__")
  }

  /// Whether it is about a value that must not outlive what it refers to, as a `Span` must not.
  var isOfLifetime: Bool { text.hasPrefix("lifetime-dependent ") }

  /// Whether it is about a property whose wrapper works in classes alone.
  var isOfClasses: Bool { text.contains("only available on properties of classes") }

  /// The name that the compiler says it cannot find, or for which it found something of C that nobody
  /// means, such as the structure `user`.
  var missingName: String? {
    if let name = everydayName { return name }
    if let group = unknownPrecedenceGroup { return group }
    guard text.hasPrefix("cannot find ") else { return nameOfStructure }
    // A function that is named with its labels bears the name before these.
    return text.firstQuoted.map { name in
      name.last == ")" ? String(name.prefix { $0 != "(" }) : name
    }
  }

  /// Whether it is about a name, a member, an attribute, a macro or an operator that nothing has.
  var missesSomething: Bool {
    missingName != nil || missingMember != nil || missingMemberType != nil
      || unknownAttribute != nil || unknownMacro != nil || missingOperator != nil
  }

  /// The name of a model that the compiler takes for a generic type of a library, or for one of
  /// Testing's that nobody makes.
  private var everydayName: String? {
    if id == "could_not_find_type_member", let type = text.firstQuoted {
      if text.hasSuffix("'allCases'"), Self.everydayModels[type] != nil { return type }
      return Self.everydayGenerics.first { $0.value == type }?.key
    }
    if id == "macro_expansion_missing_pound", let name = text.firstQuoted?.leadingName {
      return Self.everydayMacros.contains(name) ? name : nil
    }
    if text.hasSuffix("conform to 'ObservableObject'"),
      let name = text.quotedParts.dropLast().last?.leadingName,
      Self.everydayObjectNames.contains(name)
    {
      return name
    }
    let lacksArguments = id == "generic_type_requires_arguments"
    guard lacksArguments || text.hasSuffix("it has no accessible initializers"),
      let name = text.firstQuoted
    else { return nil }
    let isGeneric = lacksArguments && Self.everydayGenerics[name] != nil
    return isGeneric || Self.everydayNames.contains(name) ? name : nil
  }

  /// The generic types of libraries whose names enumerations of apps have, too, as the compiler calls them
  /// without their arguments.
  private static let everydayGenerics = [
    "Section": "Section<Parent, Content, Footer>", "Settings": "Settings<Content>",
    "State": "State<Value>", "Tab": "Tab<Value, Content, Label>",
  ]

  /// The types of views whose names an app's own objects have, too, which no view can be.
  private static let everydayObjectNames = everydayNames.union(everydayGenerics.keys)
    .union(["Form", "Label"])

  /// The macros of the standard library whose names variables have, too.
  private static let everydayMacros: Set<String> = [
    "column", "error", "file", "function", "isolation", "line", "warning",
  ]

  /// The types of libraries whose names models of apps and helpers of tests have, too.
  static let everydayNames: Set<String> = [
    "Confirmation", "Expectation", "Group", "Issue", "Link", "Menu", "Record", "Result", "Section",
    "Table", "Task", "Transaction",
  ]

  /// The types of libraries whose names models of apps have, too, each with the labels of its
  /// initialisers.
  static let everydayModels: [String: Set<String>] = [
    "Character": [], "Form": ["content"], "Group": ["content", "sections", "subviews"],
    "Host": ["address", "name"],
    "Label": ["configuration", "icon", "image", "systemImage", "title"],
    "Link": ["destination", "label"], "Measurement": ["unit", "value"],
    "Menu": ["content", "image", "label", "primaryAction", "systemImage"],
    "Notification": ["name", "object", "userInfo"], "Operation": [], "Process": [],
    "Record": ["completion", "output", "recording"], "Result": ["catching"],
    "Scanner": ["string"], "Section": ["content", "footer", "header", "isExpanded"],
    "Settings": ["content"], "SortOrder": [],
    "Task": ["executorPreference", "name", "operation", "priority"], "Transaction": ["animation"],
    "Unit": ["coder", "symbol"],
  ]

  /// Those of them that apps make without arguments, as libraries do not.
  static let everydayObjects: Set<String> = ["Settings"]

  /// The functions of the C library whose names methods and functions of apps have, too.
  static let everydayFunctions: Set<String> = [
    "accept", "access", "alarm", "bind", "clone", "close", "connect", "encrypt", "link", "listen",
    "login", "logout", "mount", "open", "pause", "poll", "read", "recv", "remove", "rename",
    "rewind", "select", "send", "shutdown", "signal", "splice", "sync", "truncate", "wait", "warn",
    "write",
  ]

  /// The functions of the C library whose names variables of apps have, too.
  static let everydayVariables = everydayFunctions.union([
    "clock", "div", "exp", "floor", "gamma", "index", "log", "random", "stat", "system", "time",
  ])

  /// Whether it is about something at the top level of a program whose value uses it.
  var isCircular: Bool { id == "circular_reference" }

  /// The precedence group that the compiler does not know.
  var unknownPrecedenceGroup: String? {
    text.hasPrefix("unknown precedence group ") ? text.firstQuoted : nil
  }

  /// Whether an operator is implemented that nothing declares.
  var lacksOperatorDeclaration: Bool {
    text == "operator implementation without matching operator declaration"
  }

  /// The operator that the compiler says it cannot find.
  var missingOperator: String? {
    text.hasPrefix("cannot find operator ") ? text.firstQuoted : nil
  }

  /// The structure of C whose name is where a value is meant.
  private var nameOfStructure: String? {
    let named = text.quotedParts.first { $0.hasSuffix(".Type") }.map { String($0.dropLast(5)) }
    let type = text.hasPrefix("type '") ? missingMember?.type : nil
    return (named ?? type).flatMap { Self.structures.contains($0) ? $0 : nil }
  }

  /// Whether the name of a type is where a value is meant; the compiler does not say which.
  var isTypeForValue: Bool { id == "value_of_metatype_type" }

  /// Whether an argument is the type of its parameter instead of a value, as in a list of a call's parameters.
  var namesTypeForValue: Bool {
    guard id == "cannot_convert_argument_value", let given = text.firstQuoted else { return false }
    return given.hasSuffix(".Type")
      && text.contains(" expected argument type '\(given.dropLast(".Type".count))'")
  }

  /// The structures of the C library that have names as values have them (glibc's headers).
  static let structures: Set<String> = [
    "entry", "flock", "group", "linger", "passwd", "stat", "tm", "user",
  ]

  /// The attribute or the freestanding macro that the compiler does not know.
  var unknownMacro: String? { unknownAttribute ?? unknownFreestandingMacro }

  /// The attribute that the compiler does not know.
  var unknownAttribute: String? {
    text.hasPrefix("unknown attribute ") ? text.firstQuoted : nil
  }

  /// The macro that the compiler does not know where the code expands it.
  var unknownFreestandingMacro: String? {
    text.hasPrefix("no macro named ") ? text.firstQuoted : nil
  }

  /// A member that a type lacks, both as the compiler prints them.
  typealias MissingMember = (type: String, name: String)

  /// The member that the compiler says a type or a value of it does not have.
  var missingMember: MissingMember? {
    if let member = memberOfOtherType { return member }
    let place =
      text.firstRange(of: " has no member ") ?? text.firstRange(of: " has no dynamic member ")
    guard let place, let type = text.firstQuoted,
      let name = String(text[place.upperBound...]).firstQuoted
    else { return nil }
    // What a wrapper passes on is a member of the value in it.
    let root = text.contains(" using key path from root type ") ? text.quotedParts.last : nil
    return (type: root ?? type, name: name)
  }

  /// The member that another type alone has of a protocol of both: `Color.separator`, which shapes are filled
  /// with.
  private var memberOfOtherType: MissingMember? {
    let quoted = text.quotedParts
    guard id == "types_not_equal_decl", text.hasPrefix("static "), quoted.count > 2 else {
      return nil
    }
    return (type: quoted[1], name: quoted[0].leadingName)
  }

  /// Whether the code declares something that it has declared already.
  var isRedeclaration: Bool { id?.hasPrefix("invalid_redecl") ?? false }

  /// Whether nothing tells what type a member belongs to.
  var lacksBase: Bool {
    ["cannot_infer_base_of_unresolved_member", "unresolved_member_no_inference"].contains(id)
  }

  /// Whether a type has no type of some name inside.
  var isAboutMemberType: Bool { text.contains("is not a member type of") }

  /// The type that another type is said not to have inside, which is printed without its module.
  var missingMemberType: MissingMember? {
    let quoted = text.quotedParts
    guard isAboutMemberType, quoted.count == 2, let type = quoted[1].split(separator: ".").last
    else { return nil }
    return (type: String(type), name: quoted[0])
  }

  /// Whether nothing tells the type that a key path begins with.
  var lacksKeyPathRoot: Bool { text.hasPrefix("cannot infer key path type") }

  /// The members that a type lacks for a protocol.
  var requiredMembers: Set<String> {
    guard id == "type_does_not_conform" else { return [] }
    // An operator is no identifier.
    return Set(notes.flatMap(\.text.quotedParts).map { $0.identifiers.first ?? $0 })
  }

  /// Whether an extension of the type that lacks members for a protocol has one of them.
  func isMet(by item: Item) -> Bool {
    item.extendedType == text.firstQuoted?.replacing(Self.genericArguments, with: "")
      && !item.members.isDisjoint(with: requiredMembers)
  }

  /// Whether it may come from what another error on its line leaves unknown.
  var isEcho: Bool {
    text.hasPrefix("cannot infer contextual base") || lacksKeyPathRoot
      || text == "'nil' requires a contextual type" || text == "type annotation missing in pattern"
      || id == "incorrect_property_wrapper_reference_member"
      || id == "unresolved_member_no_inference"
      || text == "cannot call value of non-function type 'Binding<Subject>'"
  }

  /// Whether nothing tells the types of what a closure is given.
  var isOfUntypedClosure: Bool {
    text.holdsAny(of: [
      "infer type of a closure parameter", "infer type of closure parameter",
      "closure without a type annotation",
    ])
  }

  /// The variable that is read before it has a value.
  var unsetVariable: String? { id.map(Self.unsetReads.contains) == true ? text.firstQuoted : nil }

  private static let unsetReads: Set<String> = [
    "variable_defer_use_uninit", "variable_function_use_uninit", "variable_used_before_initialized",
  ]

  /// The class that has properties without values and no initialiser.
  var classWithoutInitializer: String? { id == "class_without_init" ? text.firstQuoted : nil }

  /// Whether the compiler gives up on an expression without a word about it.
  var isUnexplained: Bool { id == "failed_to_produce_diagnostic" }

  /// Whether a method changes its structure, or what this holds, without being `mutating`.
  var isOfImmutableSelf: Bool {
    id.map(Self.immutable.contains) == true && text.hasSuffix("'self' is immutable")
  }

  private static let immutable: Set<String> = [
    "assignment_lhs_is_immutable_property", "cannot_apply_lvalue_binop_to_subelement",
    "cannot_pass_rvalue_mutating_subelement",
  ]

  /// Whether a class lacks an initialiser that every heir of its superclass has to have.
  var isOfRequiredInitializer: Bool { id == "required_initializer_missing" }

  private static let genericArguments = Pattern(/<[^<>]*>/)
}

extension String {
  /// What is between single quotes, in the order of the text; that of `isn't` is none.
  var quotedParts: [String] {
    replacing("n't ", with: "n’t ").split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// What is between the first two single quotes.
  var firstQuoted: String? {
    let parts = replacing("n't ", with: "n’t ")
      .split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}
