import SwiftSyntax

/// Counts the brackets of a piece of code.
struct BracketBalance: Sendable {
  private var open: [Character: Int] = [:]
  /// What closes the brackets that are left open, the innermost first; nothing where one closes
  /// another kind of them.
  private(set) var closing: String?

  /// Whether there are as many closing brackets of each kind as opening ones.
  var isEven: Bool { open.values.allSatisfy { $0 == 0 } }

  /// Whether they are as many with one more sign, or with one less, whatever sign it is; a quotation mark
  /// can do anything.
  func isEven(with sign: Character, isRemoved: Bool = false) -> Bool {
    guard sign != "\"" else { return true }
    var open = open
    if let end = Self.ends[sign] {
      open[end, default: 0] += isRemoved ? -1 : 1
    } else if Self.ends.values.contains(sign) {
      open[sign, default: 0] += isRemoved ? 1 : -1
    }
    return open.values.allSatisfy { $0 == 0 }
  }

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
