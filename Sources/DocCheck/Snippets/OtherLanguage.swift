import Foundation

/// Recognises code in another language that a fence calls Swift.
enum OtherLanguage {
  /// What lines of other languages begin with, and lines of Swift never do.
  private static let openings = [
    "#import ", "#include ", "#define ", "@interface ", "@implementation ", "@end", "@property ",
    "@synthesize ", "$ ", "<?xml", "</", "<!--", "std::", "using namespace ", "fun ",
    "public void ",
    "function ", "package main", "pod '", "swift build", "swift run",
    "swift package", "swift test", "git ", "cd ", "sil ", "sil_", "bb0",
  ]

  /// Whether code that the Swift parser refuses is in another language: a line of its own shows it.
  static func isWritten(_ code: String) -> Bool {
    let lines = code.split(separator: "\n").map { String($0).trimmingBlanks }
    return lines.contains { line in openings.contains { line.hasPrefix($0) } }
      || lines.first == "{" && lines.last == "}" && lines.dropFirst().first?.first == "\""
      || isNearlyJSON(lines.filter { !$0.isEmpty })
      || (try? JSONSerialization.jsonObject(with: Data(code.utf8))) != nil
  }

  /// Whether lines are JSON but for a slip: they begin as values do, and some of them with a key.
  private static func isNearlyJSON(_ lines: [String]) -> Bool {
    guard let first = lines.first?.first, "{[".contains(first) else { return false }
    return lines.allSatisfy { $0.first.map("{}[]\"".contains) ?? false }
      && lines.contains { $0.contains(/^[{\[\s]*"[^"]*"\s*:/) }
  }
}
