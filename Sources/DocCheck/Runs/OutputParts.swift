/// A program's output, cut where the marks behind its statements stand.
struct OutputParts: Sendable {
  /// The output with the marks taken out.
  let whole: String
  /// What was printed before each mark and after the one before, in the order of the marks.
  let parts: [String]

  init(_ output: String, mark: String) {
    var parts: [String] = []
    var rest = output[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...].drop { $0 != "\n" }.dropFirst()
    }
    self.parts = parts
    whole = parts.joined() + rest
  }
}
