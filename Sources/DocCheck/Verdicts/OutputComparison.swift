import Foundation

/// Compares what an article says is printed with what was printed.
struct OutputComparison: Sendable {
  let expected: String
  let actual: String
  /// Whether the output of one statement is meant, which ends with what was expected; otherwise
  /// what was expected stands on lines of its own anywhere in the output.
  let isStatement: Bool
  /// Whether the code prints sets, whose elements come in any order.
  let hasSets: Bool
  /// Whether the code prints from several tasks or queues, so that its lines may come in any order.
  var isConcurrent = false

  /// How an output agrees.
  enum Agreement: Hashable, Sendable {
    case exact
    case within(OutputTolerance)
  }

  /// How the outputs agree; nothing if they differ.
  var agreement: Agreement? {
    if agrees(expected, actual) { return .exact }
    if agrees(Self.withoutTrailingBlanks(expected), Self.withoutTrailingBlanks(actual)) {
      return .exact
    }
    let (shown, printed) = (Self.withoutAddresses(expected), Self.withoutAddresses(actual))
    if shown != expected || printed != actual, agrees(shown, printed) { return .within(.addresses) }
    if agrees(unindented, actual) { return .within(.indentation) }
    if agreesBeyondElision { return .within(.elision) }
    if agreesInAnyOrder || agreesAsJSON { return .within(.order) }
    return nil
  }

  /// Whether both are objects in JSON with the same values, whose keys come in any order.
  private var agreesAsJSON: Bool {
    let last = printed.split(separator: "\n").last.map(String.init) ?? ""
    let candidates = isStatement ? [printed, last] : [printed]
    guard let shown = Self.object(expected) else { return false }
    return candidates.contains { Self.object($0).map(shown.isEqual) ?? false }
  }

  /// The object that a text is in JSON; nothing for any other text.
  private static func object(_ text: String) -> NSDictionary? {
    guard text.trimmingBlanks.first == "{",
      let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    else { return nil }
    return (value as? [String: Any]).map { $0 as NSDictionary }
  }

  /// Nobody sees the blanks at the ends of lines, and editors remove them.
  static func withoutTrailingBlanks(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let blanks = line.reversed().prefix { $0 == " " || $0 == "\t" }.count
        return String(line.dropLast(blanks))
      }
      .joined(separator: "\n")
  }

  /// What is expected without the indentation that all lines but the first one have, be it to stand
  /// below that one.
  private var unindented: String {
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let indents = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(indent) })
      .joined(separator: "\n")
  }

  /// What was printed without the final line feed, which a comment never shows.
  var printed: String { actual.hasSuffix("\n") ? String(actual.dropLast()) : actual }

  private func agrees(_ expected: String, _ actual: String) -> Bool {
    let actual = actual.hasSuffix("\n") ? actual : actual + "\n"
    return isStatement
      ? ("\n" + actual).hasSuffix("\n" + expected + "\n")
      : ("\n" + actual).contains("\n" + expected + "\n")
  }

  /// Whether the parts around an elision occur in their order.
  private var agreesBeyondElision: Bool {
    let parts = expected.replacing("...", with: "…").split(
      separator: "…",
      omittingEmptySubsequences: false
    ).map { String($0).trimmingBlanks }
    guard parts.count > 1, parts.contains(where: { !$0.isEmpty }) else { return false }
    var rest = printed[...]
    for part in parts where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private var agreesInAnyOrder: Bool {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = expected.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= shown.count else { return false }
    if isConcurrent, lines.count > 1, lines.sorted() == shown.sorted() { return true }
    return zip(lines.suffix(shown.count), shown).allSatisfy { line, shown in
      line == shown
        || Self.isUnordered(String(line), String(shown), hasSets: hasSets)
    }
  }

  /// Whether two texts are the same dictionary, or the same set, in another order.
  static func isUnordered(_ left: String, _ right: String, hasSets: Bool) -> Bool {
    guard left.hasSuffix("]") || left.hasSuffix("])"), left.count == right.count,
      hasSets || left.contains(": "), left.sorted() == right.sorted(),
      let open = left.firstIndex(of: "["), let other = right.firstIndex(of: "["),
      left[..<open] == right[..<other]
    else { return false }
    return elements(left[open...]) == elements(right[other...])
  }

  private static func elements(_ list: Substring) -> [String] {
    list.dropFirst().prefix { $0 != "]" }.split(separator: ",").map { String($0).trimmingBlanks }
      .sorted()
  }

  /// The text with each hexadecimal number of an object's place replaced.
  private static func withoutAddresses(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    return parts.enumerated().map { index, part in
      index == 0 ? part : "0x…" + part.drop(while: \.isHexDigit)
    }.joined()
  }
}
