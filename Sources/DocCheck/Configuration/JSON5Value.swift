/// A value of a JSON5 document with the line that it begins on.
struct JSON5Value: Hashable, Sendable {
  /// What the value is.
  enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON5Value])
    case object([Member])
  }

  /// A name of an object with its value.
  struct Member: Hashable, Sendable {
    let name: String
    /// The line of the name.
    let line: Int
    let value: JSON5Value
  }

  let content: Content
  let line: Int

  /// The value in words, for messages.
  var description: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(clamping: value))" : "\(value)"
    case .string(let text): "'\(text)'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension Int {
  /// The whole number nearest to a finite value that may be too large for an `Int`.
  fileprivate init(clamping value: Double) {
    self = value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value)
  }
}
