import SwiftSyntax

/// Counts the brackets of a piece of code.
struct BracketBalance {
  private var open: [Character: Int] = [:]
  /// What closes the brackets that are left open, the innermost first; nothing where one closes
  /// another kind of them.
  private(set) var closing: String?

  /// Whether there are as many closing brackets of each kind as opening ones.
  var isEven: Bool { open.values.allSatisfy { $0 == 0 } }

  init(of tokens: [CodeToken]) {
    var expected: [Character]? = []
    for token in tokens where token.firstByte.map("{}()[]".utf8.contains) ?? false {
      switch token.kind {
      case .leftBrace, .leftParen, .leftSquare:
        guard let end = token.text.first.flatMap({ Self.ends[$0] }) else { continue }
        open[end, default: 0] += 1
        expected?.append(end)
      case .rightBrace, .rightParen, .rightSquare:
        guard let end = token.text.first else { continue }
        open[end, default: 0] -= 1
        if expected?.popLast() != end { expected = nil }
      default: break
      }
    }
    closing = expected.map { String($0.reversed()) }
  }

  private static let ends: [Character: Character] = ["{": "}", "(": ")", "[": "]"]
}
