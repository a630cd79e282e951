import Foundation
import Testing

@testable import DocCheck

/// An article with what must come out of checking it.
struct CaseExample: Sendable, CustomTestStringConvertible {
  /// The file that holds it, below the folder of cases and without its ending.
  let file: String
  /// The heading above it, which says what it shows.
  let sentence: String
  /// Its number under its heading, from 1.
  let number: Int
  /// The number of its file's line that asks for what is expected, from 1.
  let line: Int
  let settings: CaseSettings
  /// The lines of the article.
  let article: [Substring]
  /// What must come out, a line each.
  let expected: [String]

  var testDescription: String { "\(file): \(sentence)\(number > 1 ? " (\(number))" : "")" }

  /// The article as it is checked.
  var text: String {
    let text = (article + [""]).joined(separator: "\n")
    let decoded = settings.hasEscapes ? Self.decoded(text) : text
    return settings.hasCarriageReturns ? decoded.replacing("\n", with: "\r\n") : decoded
  }

  /// What to say of a report's lines that are not the example's; nothing where they are.
  func difference(to lines: [String]) -> String? {
    guard lines != expected else { return nil }
    let changes = lines.difference(from: expected).map { change in
      switch change {
      case .remove(_, let line, _): "-\(line)"
      case .insert(_, let line, _): "+\(line)"
      }
    }
    return (["Tests/Cases/\(file).md:\(line): \(sentence)"] + changes).joined(separator: "\n")
  }

  /// The text with the characters that its escapes stand for.
  private static func decoded(_ text: String) -> String {
    text.replacing("\\r", with: "\r").replacing(/\\u\{([0-9A-Fa-f]{1,6})\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
  }
}
