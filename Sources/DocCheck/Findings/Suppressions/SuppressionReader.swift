/// Reads the comments of an article that switch rules off and on again.
struct SuppressionReader {
  /// The words that such comments begin with.
  static let commands: Set<String> = [
    "doccheck-disable", "doccheck-enable", "doccheck-disable-next",
  ]

  private let article: Article
  private(set) var suppressions: [Suppression] = []
  /// What is wrong with the comments themselves.
  private(set) var findings: [Finding] = []
  /// What is switched off and not yet on again.
  private var open: [(selectors: [Suppression.Selector], comment: HTMLComment)] = []

  init(_ article: Article) {
    self.article = article
    let blocks = article.allBlocks
    for block in blocks {
      guard case .html(let html) = block.kind else { continue }
      for comment in HTMLComment.list(in: html, of: block, source: article.source) {
        take(comment, before: blocks)
      }
    }
    for remark in CodeRemarkReader.remarks(in: article) { take(remark) }
    for (selectors, comment) in open { close(selectors, comment, at: article.source.lineCount) }
  }

  private mutating func take(_ comment: HTMLComment, before blocks: [Block]) {
    let words = comment.text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let command = words.first, Self.commands.contains(command) else { return }
    // What follows two dashes is the author's reason.
    let selectors = words.dropFirst().prefix { $0 != "--" }.joined(separator: " ")
      .split { $0 == " " || $0 == "," }.compactMap { selector(String($0), comment) }
    switch command {
    case "doccheck-disable": open.append((selectors, comment))
    case "doccheck-enable": enable(selectors, comment)
    default:
      let line = comment.span.end.line
      add(selectors, line...max(line, lastLine(after: line, blocks)), comment)
    }
  }

  /// The last line of what follows a line: the next block, or the part of a program before it.
  private func lastLine(after line: Int, _ blocks: [Block]) -> Int {
    let program = blocks.lazy.compactMap { block -> CodeBlock? in
      guard case .code(let code) = block.kind, code.isProgram else { return nil }
      return code
    }.first
    let next = blocks.first { $0.span.start.line > line }
    guard let program, program.span.end.line > line else { return next?.span.end.line ?? line }
    guard let next, program.span.start.line < line else { return program.span.end.line }
    return next.span.start.line - 1
  }

  /// Takes `ignore RULE="reason"`.
  private mutating func take(_ remark: CodeRemarkReader.Remark) {
    let comment = HTMLComment(text: "", line: remark.span.start.line, span: remark.span)
    let attributes = DirectiveAttribute.list(in: remark.text)
    guard attributes.first?.name == "ignore" else {
      let message =
        "unknown directive 'doccheck:\(attributes.first?.name ?? "")'; did you mean 'doccheck:ignore'?"
      return findings.append(Finding(.badDirective, at: remark.span, message))
    }
    let rules = attributes.dropFirst()
    guard !rules.isEmpty, rules.allSatisfy({ $0.value?.isEmpty == false }) else {
      let message = "'doccheck:ignore' needs a rule and a reason, such as 'compile-error=\"why\"'"
      return findings.append(Finding(.badDirective, at: remark.span, message))
    }
    add(rules.compactMap { selector($0.name, comment) }, remark.lines, comment)
  }

  /// Ends what is open: all of it, or where the comment names rules, these.
  private mutating func enable(_ selectors: [Suppression.Selector], _ comment: HTMLComment) {
    let ended = Set(selectors)
    var rest: [(selectors: [Suppression.Selector], comment: HTMLComment)] = []
    var isUsed = false
    for (names, start) in open {
      let closing = selectors.isEmpty ? names : names.filter(ended.contains)
      let staying = names.filter { !closing.contains($0) }
      if selectors.isEmpty || !closing.isEmpty {
        isUsed = true
        close(closing, start, at: comment.span.start.line)
      }
      if !staying.isEmpty { rest.append((staying, start)) }
    }
    open = rest
    if !isUsed {
      let message = "'doccheck-enable' has no matching 'doccheck-disable'"
      findings.append(Finding(.unusedDirective, at: comment.span, message))
    }
  }

  private mutating func close(
    _ selectors: [Suppression.Selector],
    _ comment: HTMLComment,
    at line: Int
  ) {
    add(selectors, comment.span.start.line...max(line, comment.span.start.line), comment)
  }

  private mutating func add(
    _ selectors: [Suppression.Selector],
    _ lines: ClosedRange<Int>,
    _ comment: HTMLComment
  ) {
    suppressions.append(Suppression(selectors: selectors, lines: lines, span: comment.span))
  }

  private mutating func selector(
    _ text: String,
    _ comment: HTMLComment
  ) -> Suppression.Selector? {
    let parts = text.split(separator: "(", maxSplits: 1).map(String.init)
    guard let id = parts.first, Rule.all.contains(where: { $0.id == id }) else {
      let near = EditDistance.nearest(to: parts.first ?? "", in: Rule.all.map(\.id))
      return refuse("unknown rule '\(text)'", near, comment)
    }
    guard parts.count == 2 else { return Suppression.Selector(rule: id, kind: nil) }
    let name = parts[1].hasSuffix(")") ? String(parts[1].dropLast()) : parts[1]
    guard let kind = Claim.Kind(rawValue: name) else {
      let near = EditDistance.nearest(to: name, in: Claim.Kind.allCases.map(\.rawValue))
      return refuse("unknown kind of claim '\(name)'", near, comment)
    }
    return Suppression.Selector(rule: id, kind: kind)
  }

  private mutating func refuse(
    _ message: String,
    _ near: String?,
    _ comment: HTMLComment
  ) -> Suppression.Selector? {
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    findings.append(Finding(.badDirective, at: comment.span, message + hint))
    return nil
  }
}
