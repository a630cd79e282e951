/// Reads a word that must be one of few.
enum Choice {
  /// The value of a word.
  ///
  /// - Parameter name: what takes the word, for the message.
  /// - Throws: `UsageError` with the words that there are.
  static func of<Value>(_ text: String, for name: String) throws -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    if let value = Value(rawValue: text) { return value }
    let names = Value.allCases.map(\.rawValue)
    throw UsageError(
      message: "\(name) takes one of \(names.joined(separator: ", ")), not '\(text)'",
      help: EditDistance.suggestion(for: text, in: names)
    )
  }
}
