/// Reads Markdown as its author meant it: CommonMark, and what site generators add to it.
///
/// cmark reads the text as it is. Where one of its paragraphs or HTML blocks holds what another
/// reader takes for code, these lines are edited, and cmark reads the text again.
struct MarkdownReader {
  private let markdown: MarkdownText
  private let directives: BlockDirectives
  private var edits: [MarkdownText.Edit] = []
  /// The first line that no edit has touched.
  private var next = 1

  /// The most often that a text is read.
  ///
  /// Few need more than two times: an edit changes what is below it only where a fence was cut
  /// off from its end.
  private static let maximumRounds = 8

  /// The text as it has to be read, and its blocks.
  static func read(_ text: MarkdownText) -> (markdown: MarkdownText, blocks: [Block]) {
    var markdown = text
    var blocks = CommonMark.blocks(of: markdown)
    for _ in 1..<maximumRounds {
      let edits = edits(of: markdown, blocks)
      guard !edits.isEmpty else { break }
      markdown = markdown.applying(edits)
      blocks = CommonMark.blocks(of: markdown)
    }
    return (markdown, blocks)
  }

  private static func edits(of markdown: MarkdownText, _ blocks: [Block]) -> [MarkdownText.Edit] {
    var reader = MarkdownReader(markdown)
    for block in blocks {
      reader.takeContainers(block)
      for leaf in block.flattened { reader.take(leaf) }
    }
    return reader.edits
  }

  private init(_ markdown: MarkdownText) {
    self.markdown = markdown
    directives = BlockDirectives(in: markdown)
  }

  /// Looks for blocks around others, which begin in a paragraph of the top level.
  private mutating func takeContainers(_ block: Block) {
    guard case .paragraph = block.kind else { return }
    take(lines(of: block)) { [markdown, directives] number in
      directives.edit(at: number) ?? IndentedContainer.edit(at: number, in: markdown)
    }
  }

  /// Looks for code in a paragraph or an HTML block.
  private mutating func take(_ block: Block) {
    switch block.kind {
    case .paragraph:
      take(lines(of: block)) { [markdown] in HighlightTag.edit(at: $0, in: markdown) }
    case .html:
      var fences = HTMLFences(in: markdown, from: lines(of: block).lowerBound)
      take(lines(of: block)) { [markdown] number in
        fences.edit(at: number) ?? HighlightTag.edit(at: number, in: markdown)
      }
    default: break
    }
  }

  private mutating func take(
    _ lines: ClosedRange<Int>,
    edit: (Int) -> MarkdownText.Edit?
  ) {
    for number in lines where number >= next && !markdown[number].isSettled {
      guard let edit = edit(number) else { continue }
      edits.append(edit)
      next = edit.range.upperBound + 1
    }
  }

  /// The lines of the text that a block takes.
  private func lines(of block: Block) -> ClosedRange<Int> {
    let first = markdown.firstLine(ofFileLine: block.span.start.line)
    return first...max(first, markdown.firstLine(ofFileLine: block.span.end.line + 1) - 1)
  }
}
