/// A public declaration of one of Apple's modules: a row of the facts.
struct APIDeclaration: Sendable {
  /// The type that it is declared in or extends, with dots for nesting; empty at file scope.
  let container: String
  let kind: Kind
  /// The name with argument labels: `frame(width:height:)`.
  let name: String
  /// The generic parameters, without their constraints.
  let generics: [String]
  let parameters: [Parameter]
  /// The type of a result, of a variable or of a type alias; empty where there is none.
  let result: String
  /// `async`, `throws` or `rethrows`; empty where there are none.
  let effects: String
  /// Requirements of generic parameters: `Content : View`.
  let constraints: [String]
  /// Modifiers and attributes: `static`, `open`, `@MainActor`.
  let flags: Set<String>
  /// The version of iOS that brought it; empty where it was always there.
  let iOS: String
  /// The version of macOS that brought it.
  let macOS: String
  /// Since when it is deprecated: a version, `soft`, `always` or `swift N`; empty where it is not.
  private(set) var deprecated: String
  /// The name that it has now; empty where none is named.
  let renamed: String
  /// What to use instead, in words or code; empty where nothing is known.
  private(set) var replacement = ""
  /// The superclass, the raw type and the protocols of a type; the protocols that a conformance adds.
  let inherits: [String]

  /// What a declaration introduces.
  enum Kind: String, Sendable {
    case actor, `associatedtype`, `case`, `class`, conformance, `enum`, `func`, `init`, macro
    case `operator`, `protocol`, `struct`, `subscript`, `typealias`, `var`

    /// Whether it is a type that may have members.
    var isType: Bool { [.actor, .class, .enum, .protocol, .struct].contains(self) }
  }

  /// A parameter of a function, an initializer, a subscript, a case or a macro.
  struct Parameter: Hashable, Sendable {
    /// The argument label; `_` or nothing where there is none.
    let label: String
    /// The type with its attributes: `@escaping () -> Void`, `Int...`.
    let type: String
    let hasDefault: Bool

    /// Reads `label:Type`, which ends in `=` where there is a default value.
    init(_ text: String) {
      let colon = text.firstIndex(of: ":") ?? text.startIndex
      label = String(text[..<colon])
      let type = text[colon...].dropFirst()
      hasDefault = type.hasSuffix("=")
      self.type = String(hasDefault ? type.dropLast() : type)
    }
  }

  /// The number of columns of a row.
  static let columns = 15

  /// Reads a row; nothing where it has not all columns, or is of an unknown kind.
  init?(row: Substring) {
    let fields = row.columns.map { PortableType.text(String($0)) }
    guard fields.count == Self.columns, let kind = Kind(rawValue: fields[2]) else { return nil }
    (container, self.kind, name) = (fields[1], kind, fields[3])
    generics = fields[4].partsOutsideBrackets(at: ",")
    parameters = fields[5].partsOutsideBrackets(at: ";").map(Parameter.init)
    (result, effects) = (fields[6], fields[7])
    constraints = fields[8].partsOutsideBrackets(at: ",")
    flags = Set(fields[9].partsOutsideBrackets(at: " "))
    (iOS, macOS, deprecated, renamed) = (fields[10], fields[11], fields[12], fields[13])
    inherits = fields[14].partsOutsideBrackets(at: ",")
  }

  /// Adds what to use instead of it.
  ///
  /// - Parameter since: since when it is deprecated; empty where the row says that itself.
  mutating func deprecate(since: String, use replacement: String) {
    if !since.isEmpty { deprecated = since }
    self.replacement = replacement
  }

  /// The attribute that says that it is deprecated; nothing where it is not.
  var deprecation: String? {
    guard !deprecated.isEmpty else { return nil }
    if replacement.isEmpty, !renamed.isEmpty {
      return "@available(*, deprecated, renamed: \"\(renamed)\")"
    }
    let since = deprecated.first?.isNumber == true ? ["since iOS \(deprecated)"] : []
    let use = replacement.isEmpty ? [] : [Self.advice(replacement)]
    let message = (since + use).joined(separator: "; ")
    return message.isEmpty
      ? "@available(*, deprecated)" : "@available(*, deprecated, message: \"\(message)\")"
  }

  private static func advice(_ replacement: String) -> String {
    replacement.hasPrefix("no replacement") ? replacement : "use \(replacement)"
  }

  /// The name without argument labels; that of an operator as it is written.
  var baseName: String {
    if kind == .operator { return String(name[..<(name.lastIndex(of: "(") ?? name.endIndex)]) }
    return String(name.prefix { $0 != "(" && $0 != "?" && $0 != "!" })
  }

  /// The argument labels in the name.
  var labels: [String] { name.argumentLabels }

  /// The name with those of the types around it.
  var path: String { container.isEmpty ? name : "\(container).\(name)" }

  /// Whether both are the same variable, whatever their attributes and types.
  ///
  /// A variable of `some` type is another one: the default that an extension gives a protocol's property.
  func isSameVariable(as other: APIDeclaration) -> Bool {
    kind == .var && other.kind == .var && name == other.name && container == other.container
      && (result == other.result || !result.hasPrefix("some "))
  }

  /// Whether the compiler makes it of C or Objective-C, whose results need not be used.
  var isImportedFunction: Bool {
    kind == .func
      && (flags.contains("open")
        || container.isEmpty && name.first?.isUppercase == true
          && labels.allSatisfy { $0 == "_" })
  }

  /// Whether it belongs to a type, and not to its values.
  var isStatic: Bool { flags.contains("static") || flags.contains("class") }

  /// All types that it is written with.
  var types: [String] {
    parameters.map(\.type) + [result] + constraints + inherits
  }
}
