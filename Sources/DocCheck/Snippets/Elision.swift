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
    let code = filling(snippet.parsed.emptyBodies, in: snippet.source)
    guard code.contains("...") || code.contains("…") else { return code }
    let replaced = replacing(in: code)
    let isNeeded = !snippet.parsed.errors.isEmpty || replaced.contains(Self.hole)
    guard isNeeded else { return code }
    return filling(ParsedSwift(replaced).emptyBodies, in: replaced)
  }

  /// Fills bodies that hold nothing but a comment, on the line of their opening brace.
  private func filling(_ offsets: [Int], in code: String) -> String {
    guard !offsets.isEmpty else { return code }
    var bytes = Array(code.utf8)
    for offset in offsets.sorted(by: >) {
      bytes.insert(contentsOf: Array(" \(Self.trap)".utf8), at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands in for a body that was left out.
  private static let hole = "{ \(trap) }"

  /// What a program says that reaches something left out: nobody can tell what would have happened.
  static let trapMessage = "left out in the article"

  /// An expression of any type that ends the program.
  static let trap = "fatalError(\"\(trapMessage)\")"

  /// The dots that stand for something left out, the longest first.
  private static let dots = ["....", "...", "…"]

  /// Whether a line declares a type, whose body no statement can fill.
  private static func opensType(_ line: String) -> Bool {
    let words = line.prefix { $0 != "{" }.split(separator: " ")
    let types: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "actor"]
    return words.contains { types.contains($0) } && !words.contains("func")
  }

  private func replacing(inLine line: String) -> String {
    let trimmed = line.trimmingBlanks
    if Self.dots.contains(trimmed) { return line.replacing(trimmed, with: "//" + trimmed) }
    var result = line
    if Self.opensType(line) {
      for dots in Self.dots { result.replace("{ \(dots) }", with: "{ }") }
    }
    for dots in Self.dots {
      for blank in ["", " "] {
        result.replace("{\(blank)\(dots)\(blank)}", with: Self.hole)
        result.replace("(\(blank)\(dots)\(blank))", with: "()")
        result.replace("[\(blank)\(dots)\(blank)]", with: "[]")
      }
      if trimmed.hasSuffix("= " + dots) {
        result.replace("= " + dots, with: "= " + Self.trap)
      }
    }
    return result
  }
}
