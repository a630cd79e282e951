import SwiftSyntax

/// Counts the brackets of a piece of code.
struct BracketBalance {
  private var open: [String: Int] = [:]

  /// Whether there are as many closing brackets of each kind as opening ones.
  var isEven: Bool { open.values.allSatisfy { $0 == 0 } }

  init(of tokens: [CodeToken]) {
    for token in tokens where token.firstByte.map("{}()[]".utf8.contains) ?? false {
      switch token.kind {
      case .leftBrace: open["{", default: 0] += 1
      case .rightBrace: open["{", default: 0] -= 1
      case .leftParen: open["(", default: 0] += 1
      case .rightParen: open["(", default: 0] -= 1
      case .leftSquare: open["[", default: 0] += 1
      case .rightSquare: open["[", default: 0] -= 1
      default: break
      }
    }
  }
}
