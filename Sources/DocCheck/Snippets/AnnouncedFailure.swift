/// What an article says around a snippet about its failing to compile.
struct AnnouncedFailure: Sendable {
  /// Whether the sentence before the snippet says that it does not compile.
  let isSaidBefore: Bool
  /// Whether the first sentence behind the snippet says that it came to an error, a later one that this
  /// code does not compile, or a plain one on either side that it does not.
  let isSaidBehind: Bool
  /// Whether what stands before the snippet is a label that calls it wrong, with a mark.
  private let isBlamed: Bool
  /// Whether the heading above the snippet says that code is about errors of the syntax.
  let isOfSyntax: Bool
  /// Whether the blocks around the snippet speak of names that are misspelt or do not exist.
  let speaksOfNames: Bool
  /// The compiler's messages after the snippet, up to the next Swift or heading: what follows `error:`, and the two
  /// blocks after a sentence that announces a message.
  private let shownMessages: [String]
  /// What the prose right before the snippet and behind it says, without blanks, marks and capitals.
  private let spoken: [String]

  init(article: Article, snippet: Snippet) {
    let blocks = article.allBlocks
    let place = blocks.firstIndex { block in
      guard case .code(let code) = block.kind else { return false }
      return code.openingSpan == snippet.block.openingSpan
    }
    let previous = place.flatMap { $0 > 0 ? blocks[$0 - 1] : nil }
    isSaidBefore = previous.map { Self.announces($0) || Self.denies($0, snippet) } ?? false
    isBlamed = previous.map(Self.blames) ?? false
    let heading = place.flatMap { place in
      blocks[..<place].last { if case .heading = $0.kind { true } else { false } }
    }
    isOfSyntax = heading.map { ErrorWords.nameSyntax($0.plainText) } ?? false
    let behind = place.map { blocks[($0 + 1)...].prefix(2) } ?? []
    let around = (place.map { blocks[..<$0].suffix(1) } ?? []) + behind
    speaksOfNames = ([heading].compactMap(\.self) + around).contains {
      ErrorWords.speakOfNames(Self.text(of: $0))
    }
    let prose = place.map { Self.prose(behind: $0, in: blocks) } ?? []
    let shown = place.map { Self.shown(behind: $0, in: blocks) } ?? []
    let isMessageNext = prose.first.map(ErrorWords.leadToMessage) ?? false
    isSaidBehind =
      snippet.told.contains(.refused)
      || Self.tellFailure(behind)
      || prose.flatMap(Self.sentences).contains(where: ErrorWords.refuseThisCode)
      || !shown.flatMap(Self.messages).isEmpty
        && isMessageNext
    let quoted = isMessageNext ? prose.dropFirst().prefix(2) : []
    shownMessages = quoted + (behind.map(Self.text) + prose + shown).flatMap(Self.messages)
    let before = previous.map(Self.text) ?? ""
    spoken = (prose + [before]).map(\.letters)
  }

  /// Whether the article says nothing about errors around the snippet.
  var isNone: Bool {
    !isSaidBefore && !isSaidBehind && !isBlamed && !isOfSyntax && !speaksOfNames
      && shownMessages.isEmpty
  }

  /// Whether the article announces all errors of a snippet.
  func announces(_ errors: [CompilerMessage]) -> Bool {
    if isSaidBefore { return true }
    // An error that anybody would get is told of; a name that the article leaves out is not.
    if isSaidBehind || isBlamed, errors.allSatisfy({ $0.missingName == nil }) { return true }
    return errors.contains { error in shows(error) || isQuoted(error) }
  }

  /// Whether a message after the snippet is an error, in this or another version's words: it has most of
  /// its words, or names the same things.
  private func shows(_ error: CompilerMessage) -> Bool {
    let (wording, names) = (Wording(error.text), Set(error.text.quotedParts))
    return shownMessages.contains { message in
      let shown = Set(message.quotedParts)
      return Wording(message).resembles(wording)
        || names.count > 1 && shown.count > 1
          && (names.isSubset(of: shown) || shown.isSubset(of: names))
    }
  }

  /// Whether the prose around the snippet repeats an error, or a note on it, word for word.
  private func isQuoted(_ error: CompilerMessage) -> Bool {
    let notes = error.notes.filter { !ErrorWords.proposeMending($0.text) }
    return ([error] + notes).map(\.text.letters).contains { letters in
      letters.count >= Self.shortestQuotation && spoken.contains { $0.contains(letters) }
    }
  }

  /// The fewest letters of a message that are no chance.
  private static let shortestQuotation = 16

  /// What the paragraphs and lists behind a block say, up to the next code, heading or rule.
  private static func prose(behind place: Int, in blocks: [Block]) -> [String] {
    blocks[(place + 1)...].prefix { block in
      switch block.kind {
      case .paragraph, .list, .item, .blockQuote: true
      case .heading, .code, .html, .thematicBreak: false
      }
    }.map(\.plainText)
  }

  /// The texts of the code blocks after a block that are not marked as Swift, up to the next one that is, or the
  /// next heading.
  private static func shown(behind place: Int, in blocks: [Block]) -> [String] {
    blocks[(place + 1)...].prefix { block in
      switch block.kind {
      case .heading: false
      case .code(let code): !InfoString(code.info).isSwift
      default: true
      }
    }.filter { if case .code = $0.kind { true } else { false } }.map(text)
  }

  private static func sentences(in text: String) -> [String] {
    text.split { ".。!！?？".contains($0) }.map(String.init)
  }

  /// What a block says, or shows of a tool's output.
  private static func text(of block: Block) -> String {
    guard case .code(let code) = block.kind, !InfoString(code.info).isSwift else {
      return block.plainText
    }
    return code.lines.map(\.text).joined(separator: "\n")
  }

  /// Whether the first sentence of the first of some blocks that has one tells of an error: a picture often
  /// comes before it.
  ///
  /// Words without a full stop lead to a message that is shown behind them. Behind a question, with its
  /// answer of one word, only what speaks of compiling counts.
  private static func tellFailure(_ blocks: some Sequence<Block>) -> Bool {
    let texts = blocks.prefix { if case .paragraph = $0.kind { true } else { false } }
      .map(\.plainText)
    guard let text = texts.first(where: { $0.contains(where: isEnd) }) else {
      return texts.first.map(ErrorWords.tellFailure) ?? false
    }
    var isAsked = false
    for (sentence, mark) in finished(text) {
      if "?？".contains(mark) {
        isAsked = true
      } else if !isAsked {
        return ErrorWords.tellFailure(sentence)
      } else if sentence.contains(where: { !$0.isLetter }) || sentence.count > longestAnswer {
        return ErrorWords.nameCompiler(sentence.lowercased()) && ErrorWords.tellFailure(sentence)
      }
    }
    return false
  }

  private static func isEnd(_ character: Character) -> Bool { ".。!！?？".contains(character) }

  /// The letters of the longest answer of one word.
  private static let longestAnswer = 4

  /// The sentences of a text that end, each with its mark; dots in a row end none.
  private static func finished(_ text: String) -> [(sentence: String, mark: Character)] {
    let characters = Array(text)
    var (sentences, start): ([(String, Character)], Int) = ([], 0)
    for (index, character) in characters.enumerated() where isEnd(character) {
      let around = [index - 1, index + 1].filter(characters.indices.contains).map { characters[$0] }
      if character == ".", around.contains(".") { continue }
      sentences.append((String(characters[start..<index]).trimmingBlanks, character))
      start = index + 1
    }
    return sentences
  }

  /// Whether a block is a label that begins with a mark for what is wrong and calls it so: `❌ Bad example`.
  private static func blames(_ block: Block) -> Bool {
    guard Self.isText(block) else { return false }
    let words = block.plainText.split(separator: " ")
    return (2...longestLabel).contains(words.count)
      && words[0].first.map(VerdictMark.isWrong) == true
      && ErrorWords.wrong.contains(words[1].lowercased().filter(\.isLetter))
  }

  private static func isText(_ block: Block) -> Bool {
    switch block.kind {
    case .heading, .paragraph: true
    default: false
    }
  }

  /// The words of the longest label, with its mark.
  private static let longestLabel = 5

  /// Whether a heading, or the last sentence of a paragraph but for the reason that it gives, says that
  /// the code behind it does not compile.
  private static func announces(_ block: Block) -> Bool {
    switch block.kind {
    case .heading: return ErrorWords.announceFailure(block.plainText)
    case .paragraph: return lastSentence(of: block).map(ErrorWords.announceFailure) ?? false
    default: return false
    }
  }

  /// Whether the last sentence of a paragraph says that something which the snippet holds does not
  /// exist: "`async var` does not exist".
  private static func denies(_ block: Block, _ snippet: Snippet) -> Bool {
    guard case .paragraph = block.kind, let sentence = lastSentence(of: block) else { return false }
    return block.inlines.contains { inline in
      guard case .code = inline.kind else { return false }
      let code = inline.plainText
      return !ErrorWords.literals.contains(code) && snippet.source.contains(code)
        && ErrorWords.denyExistence(of: code, sentence)
    }
  }

  /// The last sentence of a paragraph but for the reason that it gives.
  private static func lastSentence(of block: Block) -> String? {
    sentences(in: block.plainText)
      .last { !$0.allSatisfy(\.isWhitespace) && !ErrorWords.giveReason($0) }
  }

  /// The messages in a text, each up to the end of its line.
  private static func messages(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }
  }
}

extension String {
  /// The letters of the text, in lower case.
  fileprivate var letters: String {
    String(String.UnicodeScalarView(lowercased().unicodeScalars.filter(\.properties.isAlphabetic)))
  }
}
