/// A program's output, cut where its marks are.
struct OutputParts: Sendable {
  /// What was printed between one mark and the next, in their order.
  let parts: [String]
  /// What was printed after the last mark, or everything where there are no marks.
  let rest: String

  /// - Parameters:
  ///   - output: what the program printed.
  ///   - mark: the mark; nothing for a program that prints none.
  init(_ output: String, mark: String?) {
    guard let mark else {
      (parts, rest) = ([], output)
      return
    }
    var parts: [String] = []
    var rest = output[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...].drop { $0 != "\n" }.dropFirst()
    }
    self.rest = parts.isEmpty ? "" : String(rest)
    self.parts = Array(parts.dropFirst())
  }

  /// A part of the output.
  ///
  /// No mark follows the statement that ends the program: its part is what was printed last.
  ///
  /// - Parameter hasExited: whether the program ended by itself.
  func part(_ number: Int, hasExited: Bool) -> String {
    if number < parts.count { return parts[number] }
    guard hasExited, number == parts.count else { return "" }
    return rest.isEmpty ? parts.last { !$0.isEmpty } ?? "" : rest
  }

  /// What the snippet itself printed.
  ///
  /// - Parameter hidden: the parts that its own statements did not print.
  func whole(without hidden: Set<Int>) -> String {
    parts.indices.filter { !hidden.contains($0) }.map { parts[$0] }.joined() + rest
  }
}
