/// A program's output, cut where its marks stand.
struct OutputParts: Sendable {
  /// The output behind the first mark, with the other marks taken out.
  let whole: String
  /// What was printed between one mark and the next, in their order.
  let parts: [String]

  /// - Parameters:
  ///   - output: what the program printed.
  ///   - mark: the mark; nothing for a program that prints none.
  init(_ output: String, mark: String?) {
    guard let mark else {
      (whole, parts) = (output, [])
      return
    }
    var parts: [String] = []
    var rest = output[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...].drop { $0 != "\n" }.dropFirst()
    }
    self.parts = Array(parts.dropFirst())
    whole = self.parts.joined() + (parts.isEmpty ? "" : rest)
  }
}
