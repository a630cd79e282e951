/// A value as a literal, an expression or a description of a program's shows it.
indirect enum ShownValue: Hashable, Sendable {
  /// A part of a tuple, or an argument.
  struct Field: Hashable, Sendable {
    let label: String?
    let value: ShownValue
  }

  /// A key of a dictionary with its value.
  struct Entry: Hashable, Sendable {
    let key: ShownValue
    let value: ShownValue
  }

  case number(ShownNumber)
  /// The text itself, without quotes and escapes.
  case string(String)
  /// `true`, `nil`, or a name with what it is a member of: `.north`, `Direction.north`.
  case name([String])
  case list([ShownValue])
  case dictionary([Entry])
  case tuple([Field])
  /// A type or a case with values: `Point(x: 1, y: 2)`, `.success(3)`.
  case call([String], [Field])
  /// An operator and what is on its sides: `1...5`, `0..<n`.
  case range(String, [ShownValue])
  /// Dots for what is left out.
  case elision

  /// Whether it is a literal all through: a number, a string, `true`, `nil`, a collection or a tuple of
  /// literals, or a literal as an optional is described, `Optional(3)`.
  var isLiteral: Bool {
    switch self {
    case .number, .string, .elision: true
    case .name(let path): path.count == 1 && Self.words.contains(path[0])
    case .list(let values): values.allSatisfy(\.isLiteral)
    case .dictionary(let entries): entries.allSatisfy { $0.key.isLiteral && $0.value.isLiteral }
    case .tuple(let fields): fields.allSatisfy(\.value.isLiteral)
    case .call(let path, let fields):
      path == ["Optional"] && fields.count == 1
        && fields.allSatisfy { $0.label == nil && $0.value.isLiteral }
    case .range: false
    }
  }

  /// The literals that are words.
  static let words: Set<String> = ["true", "false", "nil"]

  /// The value inside optionals.
  var unwrappedOptional: ShownValue {
    guard case .call(["Optional"], let fields) = self, fields.count == 1 else { return self }
    return fields[0].value.unwrappedOptional
  }

  /// The value inside optionals and inside a type around a collection, as in `Set([1, 2])`.
  var unwrapped: ShownValue {
    switch unwrappedOptional {
    case .call(_, let fields) where fields.count == 1 && fields[0].label == nil:
      fields[0].value.isCollection ? fields[0].value : unwrappedOptional
    default: unwrappedOptional
    }
  }

  /// Whether it is a list, a dictionary or a range.
  var isCollection: Bool {
    switch self {
    case .list, .dictionary, .range: true
    case .number, .string, .name, .tuple, .call, .elision: false
    }
  }

  /// Whether it is described as a set.
  var isSet: Bool {
    guard case .call(let path, let fields) = self, path.last == "Set", fields.count == 1,
      case .list = fields[0].value
    else { return false }
    return true
  }

  /// Whether another value is of the same form, so that the two can be compared.
  func resembles(_ other: ShownValue) -> Bool {
    switch (unwrapped, other.unwrapped) {
    case (.number, .number), (.string, .string), (.list, .list), (.dictionary, .dictionary),
      (.range, .range):
      true
    case (.list(let values), .dictionary): values.isEmpty
    case (.tuple(let fields), .tuple(let others)):
      fields.count == others.count
        && zip(fields, others).allSatisfy { $0.value.resembles($1.value) }
    case (.call(let path, let fields), .call(let name, let others)):
      path.last == name.last && fields.map(\.label) == others.map(\.label)
    case (.name(let path), .name(let name)): Self.booleans.isSuperset(of: path + name)
    default: false
    }
  }

  private static let booleans: Set<String> = ["true", "false"]
}
