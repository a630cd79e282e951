/// What an article says around a snippet about its failing to compile.
struct AnnouncedFailure: Sendable {
  /// Whether the sentence before the snippet says that it does not compile.
  let isSaidBefore: Bool
  /// The compiler's messages in the block of output behind the snippet.
  let shownMessages: [Wording]

  init(article: Article, snippet: Snippet) {
    let blocks = article.allBlocks
    let place = blocks.firstIndex { block in
      guard case .code(let code) = block.kind else { return false }
      return code.openingSpan == snippet.block.openingSpan
    }
    isSaidBefore = place.flatMap { $0 > 0 ? blocks[$0 - 1] : nil }.map(Self.announces) ?? false
    let behind = place.map { blocks[($0 + 1)...].prefix(2) } ?? []
    shownMessages = behind.lazy.compactMap(Self.messages).first ?? []
  }

  /// Whether the article announces all errors of a snippet.
  func announces(_ errors: [CompilerMessage]) -> Bool {
    if isSaidBefore { return true }
    return errors.contains { error in
      shownMessages.contains { $0.resembles(Wording(error.text)) }
    }
  }

  /// Whether the last sentence of a paragraph says that the code behind it does not compile.
  private static func announces(_ block: Block) -> Bool {
    guard case .paragraph = block.kind else { return false }
    let sentences = block.plainText.split { ".。!！?？".contains($0) }
    return sentences.last { !$0.allSatisfy(\.isWhitespace) }
      .map { ErrorWords.announceFailure(String($0)) } ?? false
  }

  /// The messages in a block that shows a compiler's output; nothing in any other block.
  private static func messages(in block: Block) -> [Wording]? {
    guard case .code(let code) = block.kind, !InfoString(code.info).isSwift else { return nil }
    let messages = code.lines.compactMap { line in
      line.text.firstRange(of: "error: ").map { Wording(String(line.text[$0.upperBound...])) }
    }
    return messages.isEmpty ? nil : messages
  }
}
