/// What sort of thing a name of code represents.
enum SymbolKind: String, Sendable {
  case structure = "struct"
  case `class` = "class"
  case enumeration = "enum"
  case actor = "actor"
  case `protocol` = "protocol"
  case method = "method"
  case property = "property"
  /// Anything else, and what may be called although it is no function.
  case other

  /// The kind that a cue names.
  init?(_ group: CueGroup) {
    switch group {
    case .structWord: self = .structure
    case .classWord: self = .class
    case .enumWord: self = .enumeration
    case .actorWord: self = .actor
    case .protocolWord: self = .protocol
    case .methodWord: self = .method
    case .propertyWord: self = .property
    case .symbolWord: self = .other
    default: return nil
    }
  }

  /// The kind that a declaration's keyword gives.
  init(keyword: some StringProtocol) {
    switch keyword {
    case "struct": self = .structure
    case "class": self = .class
    case "enum": self = .enumeration
    case "actor": self = .actor
    case "protocol": self = .protocol
    case "func": self = .method
    case "var", "let": self = .property
    default: self = .other
    }
  }

  /// Whether nothing can be of this kind and of another type's kind.
  var isConcreteType: Bool {
    self == .structure || self == .class || self == .enumeration || self == .actor
  }

  /// The kind of several things: `properties`.
  var plural: String {
    switch self {
    case .class: "classes"
    case .property: "properties"
    default: rawValue + "s"
    }
  }

  /// The kind with its article: `a struct`.
  var phrase: String { (self == .enumeration || self == .actor ? "an " : "a ") + rawValue }
}
