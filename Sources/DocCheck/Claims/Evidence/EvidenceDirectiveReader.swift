/// Reads the comments of an article that give evidence for its claims.
struct EvidenceDirectiveReader {
  private(set) var directives: [EvidenceDirective] = []
  /// What is wrong with the comments themselves.
  private(set) var findings: [Finding] = []
  private let tests: Set<String>
  private let settings: ClaimSettings

  private static let command = "doccheck:evidence"
  private static let attributes = ["source", "test"]

  init(_ article: Article, snippets: [Snippet], settings: ClaimSettings = ClaimSettings()) {
    self.settings = settings
    let codes = snippets.flatMap { snippet in [snippet.source] + snippet.tests.map(\.text) }
    let blocks = article.allBlocks
    let comments = blocks.flatMap { block -> [HTMLComment] in
      guard case .html(let html) = block.kind else { return [] }
      return HTMLComment.list(in: html, of: block, source: article.source)
        .filter { $0.text.drop(while: \.isWhitespace).hasPrefix(Self.command) }
    }
    tests = comments.isEmpty ? [] : Set(codes.flatMap(TestNames.names))
    for comment in comments { take(comment, before: blocks) }
  }

  private mutating func take(_ comment: HTMLComment, before blocks: [Block]) {
    let text = comment.text.drop(while: \.isWhitespace).dropFirst(Self.command.count)
    let attributes = DirectiveAttribute.list(in: String(text))
    for attribute in attributes where !Self.attributes.contains(attribute.name) {
      let near = EditDistance.nearest(to: attribute.name, in: Self.attributes)
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      refuse("'\(Self.command)' has no '\(attribute.name)'\(hint)", comment)
    }
    let source = attributes.first { $0.name == "source" }?.value
    let test = attributes.first { $0.name == "test" }?.value
    if let problem = problem(source: source, test: test) { return refuse(problem, comment) }
    let line = comment.span.end.line
    let next = blocks.first { $0.span.start.line > line }
    directives.append(
      EvidenceDirective(
        source: source,
        test: test,
        lines: line...max(line, next?.span.end.line ?? line),
        span: comment.span
      )
    )
  }

  private func problem(source: String?, test: String?) -> String? {
    if source == nil, test == nil { return "'\(Self.command)' needs source=\"…\" or test=\"…\"" }
    if let source, Locator(source) != .document {
      return "'\(source)' is not a document a reader can look up"
    }
    if let source, !settings.trusts(source) {
      return "'\(source)' is not on a host in 'sourceHosts'"
    }
    if let test, !tests.contains(EvidenceDirective.plain(test)) {
      let near = EditDistance.nearest(to: test, in: tests).map { "; did you mean '\($0)'?" } ?? ""
      return "this article has no test '\(test)'\(near)"
    }
    return nil
  }

  private mutating func refuse(_ message: String, _ comment: HTMLComment) {
    findings.append(Finding(.badDirective, at: comment.span, message))
  }
}
