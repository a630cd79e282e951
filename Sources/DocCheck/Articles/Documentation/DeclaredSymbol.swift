/// A declaration of a Swift file, as links in documentation name it.
struct DeclaredSymbol: Hashable, Sendable {
  /// What a symbol is, by the word that tells it from others of its name in a link: `-swift.method`.
  enum Kind: String, Sendable {
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case protocolType = "protocol"
    case function = "func"
    case operation = "func.op"
    case method
    case typeMethod = "type.method"
    case variable = "var"
    case property
    case typeProperty = "type.property"
    case initializer = "init"
    case subscripting = "subscript"
    case typeSubscript = "type.subscript"
    case enumerationCase = "enum.case"
    case alias = "typealias"
    case associatedType = "associatedtype"
    case macro
    case module
    case typeExtension = "extension"
  }

  /// The names of the types around it, the outermost first.
  let path: [String]
  /// The name with its labels: `chunks(ofCount:)`.
  let name: String
  let kind: Kind
  /// Whether the documentation of its module has a page for it.
  let isExported: Bool
  /// Whether it is declared in an extension of the type around it.
  let isInExtension: Bool
  /// Whether it is there under a condition of `#if` only.
  let isConditional: Bool
  /// The names of the types that it inherits from or conforms to.
  let inherited: [String]

  /// Whether symbols can belong to it.
  var isType: Bool {
    switch kind {
    case .structure, .classType, .enumeration, .protocolType: true
    default: false
    }
  }

  /// The name without its labels.
  var baseName: String { Self.baseName(of: name) }

  /// A name without its labels; of an operator the name itself, be it a bracket.
  static func baseName(of name: String) -> String {
    guard let open = name.firstIndex(of: "("), open > name.startIndex else { return name }
    return String(name[..<open])
  }
}
