/// Replaces what an author left out of code (`...`, `…`) by something that parses.
///
/// The replacement keeps every line in its place, so that messages still point at the right one.
struct Elision {
  /// The code with its elisions replaced; the same text if there is none.
  func replacing(in code: String) -> String {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices { lines[index] = replacing(inLine: lines[index]) }
    return lines.joined(separator: "\n")
  }

  /// The code of a snippet, with its elisions replaced where it would not compile with them.
  func text(of snippet: Snippet) -> String {
    let code = snippet.source
    guard code.contains("...") || code.contains("…") else { return code }
    let replaced = replacing(in: code)
    let isNeeded = !snippet.parsed.errors.isEmpty || replaced.contains(Self.hole)
    return isNeeded ? replaced : code
  }

  /// What stands in for a body that was left out.
  private static let hole = "{ fatalError() }"

  /// The dots that stand for something left out, the longest first.
  private static let dots = ["....", "...", "…"]

  private func replacing(inLine line: String) -> String {
    let trimmed = line.trimmingBlanks
    if Self.dots.contains(trimmed) { return line.replacing(trimmed, with: "//" + trimmed) }
    var result = line
    for dots in Self.dots {
      for blank in ["", " "] {
        result.replace("{\(blank)\(dots)\(blank)}", with: Self.hole)
        result.replace("(\(blank)\(dots)\(blank))", with: "()")
        result.replace("[\(blank)\(dots)\(blank)]", with: "[]")
      }
    }
    return result
  }
}
