/// Finds the snippets of an article, with what its author says about them.
struct SnippetExtractor {
  private let article: Article
  private var snippets: [Draft] = []
  private var setups: [HiddenCode] = []
  private var parser = DirectiveParser()
  /// The directives that wait for a snippet.
  private var pending: [Span] = []
  private var findings: [Finding] = []

  /// A snippet before the tests that follow it are known.
  private struct Draft {
    let block: CodeBlock
    let directives: Directives
    let setups: [HiddenCode]
    var tests: [HiddenCode] = []
  }

  /// The snippets of an article in its order, and what is wrong with its directives.
  static func snippets(in article: Article) -> (snippets: [Snippet], findings: [Finding]) {
    var extractor = SnippetExtractor(article: article)
    for block in article.allBlocks { extractor.take(block) }
    extractor.dropPending()
    let snippets = extractor.snippets.enumerated().map { extractor.snippet($1, number: $0 + 1) }
    return (snippets, extractor.findings)
  }

  private init(article: Article) { self.article = article }

  private mutating func take(_ block: Block) {
    switch block.kind {
    case .code(let code): take(code)
    case .html(let html):
      for comment in HTMLComment.list(in: html, of: block, source: article.source) {
        take(comment)
      }
    case .list, .item, .blockQuote: break
    default: dropPending()
    }
  }

  private mutating func take(_ code: CodeBlock) {
    let info = InfoString(code.info)
    guard code.isFenced, info.isSwift else { return dropPending() }
    parser.take(info.attributes, ofInfoStringAt: code.openingSpan)
    let splitter = VariantSplitter(source: article.source)
    for part in splitter.parts(of: code, parsed: ParsedSwift(code.text)) {
      snippets.append(Draft(block: part, directives: parser.directives, setups: setups))
    }
    findings += parser.findings
    if !code.isClosed {
      findings.append(
        Finding(.unclosedFence, at: code.openingSpan, "the code fence is never closed")
      )
    }
    parser = DirectiveParser()
    pending = []
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
        let message = "no Swift snippet stands before this test"
        findings.append(Finding(.unusedDirective, at: comment.span, message))
      } else {
        snippets[snippets.count - 1].tests.append(code)
      }
    case .unknown(let word)?:
      let message = "unknown directive '\(word)'; directives begin with 'doccheck:'"
      findings.append(Finding(.badDirective, at: comment.span, message))
    }
  }

  /// Reports the directives that no snippet follows.
  private mutating func dropPending() {
    findings += parser.findings
    for span in pending where parser.findings.allSatisfy({ $0.span != span }) {
      let message = "no Swift snippet follows this directive"
      findings.append(Finding(.unusedDirective, at: span, message))
    }
    parser = DirectiveParser()
    pending = []
  }

  private func snippet(_ draft: Draft, number: Int) -> Snippet {
    let code = draft.block.text
    let parsed = ParsedSwift(code)
    return Snippet(
      id: "\(article.path)#\(number)",
      number: number,
      block: draft.block,
      shape: ShapeReader().shape(of: code, parsed: parsed),
      parsed: parsed,
      directives: draft.directives,
      expectations: ExpectationReader(parsed, of: draft.block, source: article.source)
        .expectations,
      setups: draft.setups,
      tests: draft.tests
    )
  }
}
