extension SnippetExtractor {
  /// That a fence says that it holds Swift, and what it holds.
  func contentFinding(on fence: SwiftFence) -> Finding? {
    let kind = FenceClassifier.kind(of: fence.code.text)
    let (name, language) = (kind?.name ?? FenceClassifier.outputName, kind?.language ?? "text")
    return FenceLabel(source: article.source, block: fence.code, info: fence.info).map { label in
      Finding(
        .fenceLanguage,
        at: fence.code.openingSpan,
        "code block is marked as Swift but contains \(name)",
        notes: [.help("write '\(language)' after the opening backticks")],
        fix: label.replacing(with: language)
      )
    }
  }

  /// One finding about all the code outside of fences.
  var unfencedFinding: Finding? {
    let blocks = article.allBlocks.compactMap { block in
      if case .code(let code) = block.kind, code.isUnfenced { code } else { nil }
    }
    let places = blocks.map(\.openingSpan)
    guard let first = places.first else { return nil }
    return Finding(
      .unfencedCode,
      at: first,
      "Swift code outside a code block; put it between ```swift and ```",
      notes: places.dropFirst().map { Finding.Note(message: "this code, too", span: $0) },
      fix: FenceEdits(source: article.source).fencing(blocks)
    )
  }

  /// The import of the module that the article documents.
  var impliedImport: [HiddenCode] {
    if article.otherFile != nil {
      return [
        HiddenCode(importing: HiddenModule.otherFiles, asTest: true, at: 0, in: article.source)
      ]
    }
    guard case .importable(let module)? = article.module else { return [] }
    return [HiddenCode(importing: module, for: documented, in: article.source)]
  }
}
