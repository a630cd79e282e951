/// Writes a declaration other than a type and a conformance.
struct MemberWriter {
  let declaration: APIDeclaration
  /// What is changed of it.
  let form: InterfaceChanges.Form?
  /// The type between whose braces it is; nothing in an extension and at file scope.
  let type: APIDeclaration?
  let isExtension: Bool
  /// Whether it belongs to a class.
  let isInClass: Bool
  /// The name of the module.
  let module: String
  /// The requirements of its generic parameters.
  let constraints: [String]
  /// Whether the compiler takes another function of its name where both fit.
  var isDisfavored = false
  /// Whether it is a property that a subclass can set.
  var isSetInSubclass = false

  /// The function that every parameter with a default value calls for it; the facts have no default values.
  static let unknownValue = "_unknownValue"

  private var isRequirement: Bool { type?.kind == .protocol }

  /// The line; nothing for what an interface cannot have here.
  var text: String? {
    let deprecation = declaration.deprecation.map { $0 + " " } ?? ""
    let head = deprecation + words.map { $0 + " " }.joined()
    let name = Self.quoted(declaration.baseName)
    switch declaration.kind {
    case .func:
      return "\(head)func \(name)\(generics)(\(parameters))\(effects)\(result)\(condition)"
    case .operator:
      return
        "\(head)func \(declaration.baseName)\(generics)(\(parameters))\(effects)\(result)\(condition)"
    case .`init`:
      let name = declaration.name.prefix { $0 != "(" }
      return "\(head)\(name)\(generics)(\(parameters))\(effects)\(condition)"
    case .subscript:
      return "\(head)subscript\(generics)(\(parameters))\(result)\(condition) \(accessors)"
    case .var: return "\(head)var \(name): \(declaration.result) \(accessors)"
    case .typealias: return "\(head)typealias \(name)\(generics) = \(declaration.result)"
    case .case: return isExtension ? nil : "\(deprecation)case \(name)\(payload)"
    case .associatedtype: return associatedType
    case .macro:
      return "\(head)macro \(name)\(generics)(\(parameters))\(result) = \(definition)\(condition)"
    case .actor, .class, .enum, .protocol, .struct, .conformance: return nil
    }
  }

  /// The attributes and the modifiers.
  private var words: [String] {
    let flags = declaration.flags
    let implied: Set<String> =
      declaration.isImportedFunction && !declaration.result.isEmpty ? ["@discardableResult"] : []
    var words = Self.isolated(flags.filter { $0.hasPrefix("@") && $0 != "@frozen" }).union(implied)
      .sorted()
    if isDisfavored { words.append("@_disfavoredOverload") }
    if form == .overriding { words.append("override") }
    if !isRequirement {
      words.append(flags.contains("open") && type?.kind == .class ? "open" : "public")
    }
    if declaration.isStatic, !declaration.container.isEmpty {
      words.append(flags.contains("class") && isInClass ? "class" : "static")
    }
    words += ["mutating", "nonisolated", "prefix", "postfix", "__consuming"].filter(flags.contains)
    if flags.contains("final"), isInClass { words.append("final") }
    guard declaration.kind == .`init`, isInClass else { return words }
    if isRequired { words.append("required") }
    if flags.contains("convenience") || isExtension { words.append("convenience") }
    return words
  }

  /// Attributes with the one by which code before Swift 6 may use what belongs to an actor from anywhere, as it may
  /// use all that is Objective-C's.
  static func isolated(_ attributes: Set<String>) -> Set<String> {
    attributes.contains("@MainActor") ? attributes.union(["@preconcurrency"]) : attributes
  }

  /// What a macro expands to: for most nothing, for some what other declarations need.
  private var definition: String {
    let type = Self.macros["\(module).\(declaration.baseName)"] ?? "DeclaredMacro"
    return "#externalMacro(module: \"PreviewMacros\", type: \"\(type)\")"
  }

  private static let macros = [
    "FoundationModels.Generable": "GenerableMacro", "TipKit.Parameter": "TipParameterMacro",
  ]

  private var isRequired: Bool {
    type?.kind == .class
      && (form == .required || declaration.flags.contains("required")
        || ["init(coder:)", "init?(coder:)", "init(from:)"].contains(declaration.name))
  }

  private var generics: String {
    declaration.generics.isEmpty ? "" : "<\(declaration.generics.joined(separator: ", "))>"
  }

  private var condition: String {
    let own = constraints.filter {
      declaration.container.isEmpty || declaration.hasOwnParameter(in: $0)
    }
    return own.isEmpty ? "" : " where \(own.joined(separator: ", "))"
  }

  private var effects: String { declaration.effects.isEmpty ? "" : " \(declaration.effects)" }

  private var result: String { declaration.result.isEmpty ? "" : " -> \(declaration.result)" }

  private var accessors: String {
    let isSet =
      (declaration.flags.contains("set") || isSetInSubclass) && declaration.effects.isEmpty
    let change = declaration.flags.contains("nonmutating") ? " nonmutating set" : " set"
    return "{ get\(effects)\(isSet ? change : "") }"
  }

  private var payload: String {
    guard !declaration.parameters.isEmpty else { return "" }
    let list = declaration.parameters.map { parameter in
      ["", "_"].contains(parameter.label) ? parameter.type : "\(parameter.label): \(parameter.type)"
    }
    return "(\(list.joined(separator: ", ")))"
  }

  private var associatedType: String {
    // Within the type, its own name hides that of a protocol.
    let protocols = declaration.inherits.map { $0 == declaration.name ? "\(module).\($0)" : $0 }
    let inherits = protocols.isEmpty ? "" : " : \(protocols.joined(separator: ", "))"
    let value = declaration.result.isEmpty ? "" : " = \(declaration.result)"
    let condition = constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
    return "associatedtype \(declaration.name)\(inherits)\(value)\(condition)"
  }

  private var parameters: String {
    let labels = declaration.labels
    let isNamed = labels.count == declaration.parameters.count
    return declaration.parameters.enumerated().map { index, parameter in
      let label = isNamed ? labels[index] : parameter.label
      let (attributes, type) = Self.attributes(of: parameter.type)
      let value = parameter.hasDefault && !isRequirement ? " = \(Self.unknownValue)()" : ""
      let name = declaration.kind == .operator ? "" : "\(Self.label(label)) "
      return "\(attributes)\(name)p\(index): \(type)\(value)"
    }.joined(separator: ", ")
  }

  private static func label(_ label: String) -> String {
    if label.isEmpty { return "_" }
    return ["inout", "let", "var"].contains(label) ? "`\(label)`" : label
  }

  /// The attributes of a parameter itself, which precede its label, and its type.
  static func attributes(of type: String) -> (attributes: String, type: String) {
    var words = type.partsOutsideBrackets(at: " ")[...]
    var attributes = ""
    while let word = words.first, word.hasPrefix("@"), !ofTypes.contains(where: word.hasPrefix) {
      attributes += word + " "
      words = words.dropFirst()
    }
    return (attributes, attributes.isEmpty ? type : words.joined(separator: " "))
  }

  private static let ofTypes = [
    "@MainActor", "@Sendable", "@autoclosure", "@differentiable", "@escaping", "@unchecked",
  ]

  /// A name in backticks where it is a keyword.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
