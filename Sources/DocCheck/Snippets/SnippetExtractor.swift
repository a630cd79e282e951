/// Finds the snippets of an article, with what its author says about them.
struct SnippetExtractor {
  /// What the snippets are found in.
  let article: Article
  /// Whether the article is about Swift of an earlier version, or about changes of the language.
  private let isOfFormer: Bool
  private var snippets: [Draft] = []
  private var setups: [HiddenCode] = []
  private var parser = DirectiveParser()
  /// The directives that wait for a snippet.
  private var pending: [Span] = []
  private var findings: [Finding] = []
  /// Whether output of the last snippet may come next, and whether prose has said that it does.
  private var outputFollows: (isPossible: Bool, isAnnounced: Bool) = (false, false)

  /// Whether the words right before the next fence praise or blame what it shows: `Bad:`.
  private var isVariant = false
  /// The declaration whose comment is read.
  private(set) var documented: DocumentedDeclaration?
  /// The heading above the next fence, and the words right before it.
  private var said = (heading: "", before: "")

  /// A snippet before the tests that follow it are known.
  private struct Draft {
    let block: CodeBlock
    var shape: Shape
    let lacksLineBreaks: Bool
    var parsed: ParsedSwift
    let directives: Directives
    let isVariant: Bool
    let isFormer: Bool
    let setups: [HiddenCode]
    let documented: DocumentedDeclaration?
    var tests: [HiddenCode] = []
    var shownOutput: ShownOutput?
  }

  /// The snippets of an article in its order, and what is wrong with its directives.
  static func snippets(in article: Article) -> (snippets: [Snippet], findings: [Finding]) {
    var extractor = SnippetExtractor(article: article)
    extractor.setups = extractor.impliedImport
    for block in article.allBlocks { extractor.take(block) }
    extractor.dropPending()
    extractor.completePieces()
    if let tests = article.tests { extractor.take(tests) }
    extractor.findings += extractor.unfencedFinding.map { [$0] } ?? []
    let shown = extractor.snippets.enumerated().map { extractor.snippet($1, number: $0 + 1) }
    let tests = article.readsSwiftTests ? SwiftTestReader.tests(in: article) : []
    let hidden = tests.enumerated().map { $1.snippet(in: article, number: shown.count + $0 + 1) }
    return (shown + hidden, extractor.findings)
  }

  private init(article: Article) {
    self.article = article
    guard article.documentation == nil else {
      isOfFormer = false
      return
    }
    let text = String(decoding: article.source.bytes, as: UTF8.self)
    isOfFormer =
      article.isAboutProposals || FormerSwift.isNamed(in: article.title)
      || FormerSwift.isTopic(of: text)
  }

  /// Forgets what the comment of another declaration said.
  private mutating func enter(_ documented: DocumentedDeclaration?) {
    guard documented != self.documented else { return }
    self.documented = documented
    dropPending()
    (said, isVariant, outputFollows) = (("", ""), false, (false, false))
    setups = impliedImport
  }

  private mutating func take(_ block: Block) {
    if let documentation = article.documentation {
      enter(documentation.declaration(at: block.span.start.offset))
    }
    switch block.kind {
    case .code(let code): take(code)
    case .html(let html):
      for comment in HTMLComment.list(in: html, of: block, source: article.source) {
        take(comment)
      }
    case .list, .item, .blockQuote: (outputFollows, isVariant) = ((false, false), false)
    default:
      if case .heading = block.kind { said.heading = block.plainText }
      said.before = block.plainText
      isVariant = VariantSplitter.isLabel(block.plainText)
      let isLabel = ShownOutput.isAnnounced(by: block.plainText)
      outputFollows = (outputFollows.isPossible && isLabel, isLabel)
      dropPending()
    }
  }

  private mutating func take(_ block: CodeBlock) {
    let fences = SwiftFenceReader(source: article.source, isDocumentation: documented != nil)
      .fences(in: block)
    if fences.isEmpty {
      takeOutput(block)
      dropPending()
    }
    for fence in fences { take(fence) }
    isVariant = false
  }

  /// Whether a fence that says that it holds Swift shows what a snippet before it prints: the parser refuses
  /// it, and the prose right before it says so, or texts that the snippet prints are in it.
  private func isOutput(_ fence: SwiftFence) -> Bool {
    guard !fence.parsed.errors.isEmpty, let last = snippets.last,
      outputFollows.isAnnounced || PrintedTexts(of: last.block.text).areIn(fence.code.text)
    else { return false }
    return [.broken, .pseudoCode].contains(
      fence.shape(of: fence.code.text, parsed: fence.parsed)
    )
  }

  /// Takes a block for what the snippet before it prints, if it looks like that.
  private mutating func takeOutput(_ block: CodeBlock) {
    let isAnnounced = outputFollows.isAnnounced
    if outputFollows.isPossible, snippets.last?.parsed.items.contains(where: \.prints) == true {
      snippets[snippets.count - 1].shownOutput = ShownOutput(block, isAnnounced: isAnnounced)
    }
    outputFollows = (false, false)
  }

  private mutating func take(_ fence: SwiftFence) {
    parser.take(fence.info.attributes, ofInfoStringAt: fence.code.openingSpan)
    findings += parser.findings + fence.findings
    let parts = parts(of: fence)
    let isOutput = isOutput(fence)
    if parser.directives.ignore == nil {
      let isForeign = isOutput || fence.isForeign
      findings += (isForeign ? contentFinding(on: fence) : fence.languageFinding).map { [$0] } ?? []
    }
    if isOutput { takeOutput(fence.code) }
    outputFollows = (parts.count == 1 && !isOutput, false)
    for (block, parsed) in parts {
      snippets.append(
        Draft(
          block: block,
          shape: isOutput ? .otherLanguage : fence.shape(of: block.text, parsed: parsed),
          lacksLineBreaks: fence.lacksLineBreaks,
          parsed: parsed,
          directives: directives(for: fence, isOnly: parts.count == 1),
          isVariant: isVariant,
          isFormer: isFormer(parsed),
          setups: setups,
          documented: documented
        )
      )
    }
    parser = DirectiveParser()
    pending = []
  }

  /// Whether the article, the words before code, or its own comments say that it is no Swift of today.
  private func isFormer(_ code: ParsedSwift) -> Bool {
    let comments = (code.comments + code.blockComments).map(\.text)
    return isOfFormer || isVariant
      || ([said.heading, said.before] + comments).contains(where: FormerSwift.isTold)
      || comments.contains { VariantSplitter.isMarker($0) || ErrorWords.bearsMark($0) }
  }

  /// Makes whole what is shown piece by piece.
  private mutating func completePieces() {
    let completed = DeclarationPieces.completions(of: snippets.map { ($0.block.text, $0.parsed) })
    for (place, parsed) in completed
    where snippets[place].shape == .broken && snippets[place].directives.isPlain {
      let shape = ShapeReader().shape(of: snippets[place].block.text, parsed: parsed)
      (snippets[place].parsed, snippets[place].shape) = (parsed, shape)
    }
  }

  /// The files and the variants that a fence shows.
  private func parts(of fence: SwiftFence) -> [(block: CodeBlock, parsed: ParsedSwift)] {
    guard !fence.isForeign, !fence.code.isProgram else { return [(fence.code, fence.parsed)] }
    let files = FileSplitter(source: article.source).parts(of: fence.code, parsed: fence.parsed)
    return files.flatMap { file in
      let parsed = files.count == 1 ? fence.parsed : ParsedSwift(file.text)
      let variants = VariantSplitter(source: article.source).parts(of: file, parsed: parsed)
      return variants.map { ($0, variants.count == 1 ? parsed : ParsedSwift($0.text)) }
    }
  }

  /// What the author says about a fence, by words or by output shown behind the code.
  private func directives(for fence: SwiftFence, isOnly: Bool) -> Directives {
    var directives = parser.directives
    // Each comment is read by itself.
    if let documented { directives.group = directives.group ?? "\(documented.comment.lowerBound)" }
    guard isOnly else { return directives }
    switch fence.outcome {
    case .compileError: directives.compileFail = directives.compileFail ?? ""
    case .trap: directives.traps = directives.traps ?? ""
    case .nothing: break
    }
    return directives
  }

  private mutating func take(_ comment: HTMLComment) {
    switch Directive(comment) {
    case nil, .other?: break
    case .attributes(let attributes)?:
      parser.take(attributes, ofCommentAt: comment.span)
      pending.append(comment.span)
    case .setup(let code)?: setups.append(code)
    case .test(let code)?:
      if snippets.isEmpty {
        let message = "no Swift code block before this test"
        findings.append(Finding(.unusedDirective, at: comment.span, message))
      } else {
        snippets[snippets.count - 1].tests.append(code)
      }
    case .unknown(let word)?:
      let message = "unknown directive '\(word)'; directives begin with 'doccheck:'"
      findings.append(Finding(.badDirective, at: comment.span, message))
    }
  }

  /// Gives the tests beside the article to the last snippet that declares or extends something that
  /// they use, else to the last one that may run.
  private mutating func take(_ file: TestFile) {
    let used = Set(ParsedSwift(file.text).items.flatMap { $0.uses.map(\.name) })
    let running = snippets.indices.filter {
      let directives = snippets[$0].directives
      return directives.ignore == nil && directives.compileFail == nil && !directives.noRun
    }
    let named = running.last { index in
      let items = snippets[index].parsed.items
      return !used.isDisjoint(with: items.flatMap(\.declares) + items.compactMap(\.extendedType))
    }
    guard let index = named ?? running.last else {
      let message = "no Swift code block for '\(file.name)' to test"
      let span = article.source.span(0..<0)
      findings.append(Finding(.unusedDirective, at: span, message))
      return
    }
    let span = snippets[index].block.openingSpan
    let code = HiddenCode(text: file.text, line: 1, span: span, file: file.name)
    snippets[index].tests.append(code)
  }

  /// Reports the directives that no snippet follows.
  private mutating func dropPending() {
    findings += parser.findings
    for span in pending where parser.findings.allSatisfy({ $0.span != span }) {
      let message = "no Swift code block after this directive"
      findings.append(Finding(.unusedDirective, at: span, message))
    }
    parser = DirectiveParser()
    pending = []
  }

  private func snippet(_ draft: Draft, number: Int) -> Snippet {
    let isOneModule =
      SwiftFileKind(path: article.path) == .tutorialStep && !ProgramFiles.isScript(draft.parsed)
    var snippet = Snippet(
      id: "\(article.path)#\(number)",
      number: number,
      block: draft.block,
      shape: draft.shape,
      lacksLineBreaks: draft.lacksLineBreaks,
      parsed: draft.parsed,
      directives: draft.directives,
      isVariant: draft.isVariant,
      isFormer: draft.isFormer,
      expectations: ExpectationReader(draft.parsed, of: draft.block, source: article.source)
        .expectations,
      shownOutput: draft.shownOutput,
      setups: draft.setups.filter { _ in !isOneModule },
      tests: draft.tests
    )
    (snippet.documented, snippet.module) = (draft.documented, article.module)
    if draft.block.isProgram {
      snippet.isWhole = SwiftFileKind(path: article.path) == .playgroundPage
      // Files of one module need each other, but none of them can have top-level code.
      if snippet.isWhole || ProgramFiles.isScript(draft.parsed) {
        let others = article.otherFile.map { [HiddenModule(otherFiles: $0)] } ?? []
        snippet.modules = article.bookModules + others
      } else {
        snippet.otherFile = article.otherFile
      }
    }
    return snippet
  }
}
