import Foundation

/// A Markdown file of cases: headings that are sentences, articles, and what must come out of each.
///
/// Under a heading of the second level stand one or more examples. An example is an article, written
/// as it is or, where it has headings of its own, in a fence with the info string `article`; and
/// behind it a fence with the info string `expect`, whose further words are `CaseSettings`. The
/// words of a line `<!-- every: … -->` above the first case hold for the whole file.
struct CaseFile {
  /// The path below the folder of cases, without its ending.
  let name: String
  private let lines: [Substring]
  private(set) var examples: [CaseExample] = []

  /// The folder that holds all cases.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Cases")

  /// All files of cases, in the order of their names.
  ///
  /// - Throws: `CaseError` if one cannot be read.
  static func all() throws -> [CaseFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".md") }.sorted().map {
      let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      return try CaseFile(name: String($0.dropLast(".md".count)), text: text)
    }
  }

  init(name: String, text: String) throws {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    do {
      try readExamples()
    } catch let error as CaseError {
      throw CaseError("Tests/Cases/\(name).md\(error.description)")
    }
  }

  /// The file with what came out of some of its examples, by their lines, in place of what it expects.
  func text(expecting outcomes: [Int: [String]]) -> String {
    var result: [Substring] = []
    var index = 0
    while index < lines.count {
      result.append(lines[index])
      index += 1
      guard let outcome = outcomes[index] else { continue }
      let end = lines[index...].firstIndex { $0 == Self.fence } ?? lines.count
      result += outcome.map { $0[...] }
      index = end
    }
    return result.joined(separator: "\n")
  }

  private static let fence = "```"

  private mutating func readExamples() throws {
    var defaults = try CaseSettings(words: [])
    var (sentence, start, number): (String?, Int, Int) = (nil, 0, 0)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if opensArticle(line), let end = closing(of: index) {
        index = end
      } else if line.hasPrefix("## ") {
        (sentence, start, number) = (String(line.dropFirst(3)), index + 1, 0)
      } else if sentence == nil, let every = line.wholeMatch(of: /<!-- every: (.+) -->/) {
        defaults = try settings(every.1, over: defaults, at: index)
      } else if line.hasPrefix("\(Self.fence)expect") {
        guard let sentence else { throw CaseError(":\(index + 1): no heading above this example") }
        guard let end = lines[index...].firstIndex(of: Self.fence[...]) else {
          throw CaseError(":\(index + 1): this fence is not closed")
        }
        number += 1
        let words = line.dropFirst("\(Self.fence)expect".count)
        examples.append(
          CaseExample(
            file: name,
            sentence: sentence,
            number: number,
            line: index + 1,
            settings: try settings(words, over: defaults, at: index),
            article: article(in: start..<index),
            expected: lines[index + 1..<end].map(String.init)
          )
        )
        (start, index) = (end + 1, end)
      }
      index += 1
    }
  }

  private func settings(
    _ words: Substring,
    over defaults: CaseSettings,
    at index: Int
  ) throws -> CaseSettings {
    do {
      return try CaseSettings(words: words.split(separator: " "), over: defaults)
    } catch let error as CaseError {
      throw CaseError(":\(index + 1): \(error.description)")
    }
  }

  private func opensArticle(_ line: Substring) -> Bool {
    line.wholeMatch(of: /````+article/) != nil
  }

  /// The line that closes the fence which a line opens.
  private func closing(of opening: Int) -> Int? {
    let fence = lines[opening].prefix { $0 == "`" }
    return lines[(opening + 1)...].firstIndex(of: fence)
  }

  /// The lines between two examples without blank ones around them, or those of the fence there.
  private func article(in range: Range<Int>) -> [Substring] {
    let own = lines[range].drop(while: \.isEmpty)
    guard let first = own.first, opensArticle(first), let end = closing(of: own.startIndex) else {
      return own.reversed().drop(while: \.isEmpty).reversed()
    }
    return Array(lines[own.startIndex + 1..<end])
  }
}
