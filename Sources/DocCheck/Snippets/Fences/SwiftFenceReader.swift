/// Finds the Swift in the code blocks of an article, whatever their fences say.
struct SwiftFenceReader {
  let source: SourceText
  /// Whether a block is in a documentation comment, where code that names no language is Swift.
  var isDocumentation = false

  /// The fences with Swift in a code block: none, one, or several where it swallows others.
  func fences(in block: CodeBlock) -> [SwiftFence] {
    SwallowedFences(source: source).parts(of: block).compactMap(fence)
  }

  private func fence(_ block: CodeBlock) -> SwiftFence? {
    let info = InfoString(block.info)
    guard let (shown, original) = swift(in: block, info) else { return nil }
    let restored = RestoredLines(shown, parsed: original)
    let whole = restored?.block ?? shown
    let parsed = restored?.isWhole == true ? ParsedSwift(whole.text) : original
    let cut = OutputCutter(source: source).cut(whole, parsed: parsed)
    let isOutput = cut?.code.lines.allSatisfy { $0.text.trimmingBlanks.isEmpty } ?? false
    return SwiftFence(
      code: isOutput ? whole : cut?.code ?? whole,
      parsed: isOutput ? parsed : cut.map { ParsedSwift($0.code.text) } ?? parsed,
      info: info,
      content: isOutput ? .output : info.isDiff ? .change : .code,
      outcome: cut?.outcome ?? .nothing,
      lacksLineBreaks: restored.map { !$0.isWhole } ?? false,
      findings: findings(on: block, shown, isCollapsed: restored != nil),
      languageFinding: languageFinding(on: block, info)
    )
  }

  /// The code of a block that says it holds Swift, or says nothing and does.
  private func swift(in block: CodeBlock, _ info: InfoString) -> (CodeBlock, ParsedSwift)? {
    let namesSwift = info.isSwift || info.isMisspelt
    guard namesSwift || info.isDiff || block.info.isEmpty else { return nil }
    let code = code(in: block, info)
    if namesSwift, info.isDiff, code.lines.isEmpty { return nil }
    let text = code.text
    let parsed = ParsedSwift(text)
    if namesSwift, !info.isDiff, !parsed.errors.isEmpty, DiffSide.hasSides(code) {
      let new = DiffSide.new(of: code)
      let side = ParsedSwift(new.text)
      if side.errors.isEmpty { return (new, side) }
    }
    guard namesSwift else {
      if isDocumentation {
        guard !Mathematics.isIn(text) else { return nil }
        return isMeantAsSwift(text, parsed) ? (code, parsed) : nil
      }
      return SwiftRecogniser.recognises(text, parsed: parsed) ? (code, parsed) : nil
    }
    if let sections = ManifestSections(code, parsed: parsed) {
      return (sections.block, sections.parsed)
    }
    let marked = MarkedCode(code, parsed: parsed)
    return marked.map { ($0.block, $0.parsed) } ?? (code, parsed)
  }

  /// Whether a block of a documentation comment that names no language is Swift, be it with a mistake.
  private func isMeantAsSwift(_ text: String, _ parsed: ParsedSwift) -> Bool {
    parsed.errors.isEmpty || FenceText(text)?.showsSwift == true
      || text.contains("(") && text.holdsAny(of: ["{", "}"]) && parsed.slip != nil
        && FenceClassifier.kind(of: text) == nil
  }

  /// The lines of a block that are meant as code.
  private func code(in block: CodeBlock, _ info: InfoString) -> CodeBlock {
    var code = block
    // Jekyll takes these lines away.
    let tags = ["{% raw %}", "{% endraw %}", "{%- raw -%}", "{%- endraw -%}"]
    code.lines.removeAll { tags.contains($0.text.trimmingBlanks) }
    if info.isDiff { code = DiffSide.new(of: code) }
    return block.isClosed ? code : UnclosedCode(source: source).withoutProse(code)
  }

  private func findings(
    on block: CodeBlock,
    _ shown: CodeBlock,
    isCollapsed: Bool
  ) -> [Finding] {
    var findings = [swallowedFinding(on: block)].compactMap(\.self)
    if !block.isClosed {
      let message = "this code block is never closed"
      let fix = FenceEdits(source: source).closing(shown)
      findings.append(Finding(.unclosedFence, at: block.openingSpan, message, fix: fix))
    }
    if isCollapsed {
      let message = "several statements were joined on one line"
      findings.append(Finding(.collapsedCode, at: block.openingSpan, message))
    }
    return findings
  }

  private func swallowedFinding(on block: CodeBlock) -> Finding? {
    switch block.swallower {
    case nil: return nil
    case .html?:
      let message =
        "this code block is shown as plain text because the HTML before it ends only at a blank line"
      return Finding(.swallowedFence, at: block.openingSpan, message)
    case .indentation?:
      let message =
        "this code block is shown as plain text because it is indented by four or more columns"
      return Finding(.swallowedFence, at: block.openingSpan, message)
    case .fence(let opening)?:
      return Finding(
        .swallowedFence,
        at: block.openingSpan,
        "this code block is shown as part of the previous one, which is never closed",
        notes: [Finding.Note(message: "the previous code block starts here", span: opening)]
      )
    }
  }

  private func languageFinding(on block: CodeBlock, _ info: InfoString) -> Finding? {
    guard block.isFenced, !info.isSwift, !info.isDiff,
      !isDocumentation || info.isMisspelt
    else { return nil }
    let message =
      info.isMisspelt
      ? "unknown language '\(info.language)'; did you mean 'swift'?"
      : "code block contains Swift but has no language; add 'swift' after the opening backticks"
    return Finding(
      .fenceLanguage,
      at: block.openingSpan,
      message,
      fix: FenceLabel(source: source, block: block, info: info)?
        .replacing(with: InfoString.swift)
    )
  }
}
