/// Code between the tags of Jekyll (`{% highlight swift %}`) or Hugo (`{{< highlight swift >}}`),
/// which is put between fences.
struct HighlightTag {
  private let markdown: MarkdownText
  private let engine: TemplateTag.Engine
  /// The line of the first tag.
  private let number: Int
  private let tag: TemplateTag
  /// What comes before the tag on its line.
  private let prefix: [UInt8]

  /// The edit that puts fences in the place of the tags, the first of which is on a line.
  static func edit(at number: Int, in markdown: MarkdownText) -> MarkdownText.Edit? {
    let line = markdown[number]
    guard line.replacement == nil else { return nil }
    let content = markdown.content(of: line)
    let text = content.drop(while: ContainerMargin.canMark)
    guard text.first == UInt8(ascii: "{") else { return nil }
    for engine in TemplateTag.Engine.allCases {
      guard let tag = TemplateTag(at: text.startIndex, in: text, of: engine),
        tag.words.first == "highlight"
      else { continue }
      let prefix = Array(content[..<text.startIndex])
      return HighlightTag(
        markdown: markdown,
        engine: engine,
        number: number,
        tag: tag,
        prefix: prefix
      ).edit
    }
    return nil
  }

  private var edit: MarkdownText.Edit {
    let (code, lastTag, last) = body
    let fence = fence(around: code)
    let info = tag.words.dropFirst().joined(separator: " ").replacing("\"", with: "")
    let opening = MarkdownText.Line(
      number: markdown[number].number,
      bytes: tag.bytes,
      replacement: prefix + fence + Array(info.utf8)
    )
    var closing = markdown[last]
    closing.bytes = lastTag ?? closing.bytes.upperBound..<closing.bytes.upperBound
    closing.replacement = ContainerMargin.below(prefix) + fence
    // A list item begins with its marker, so nothing can be put before it.
    let before =
      prefix.allSatisfy(ContainerMargin.isKept)
      ? [markdown.emptyLine(before: number, prefix: prefix[...])] : []
    return MarkdownText.Edit(
      range: number...last,
      lines: before + [opening] + code + (lastTag == nil ? [] : [closing])
    )
  }

  /// The lines between the tags, the bytes of the last tag, and its line, or the text's last one.
  private var body: (code: [MarkdownText.Line], lastTag: Range<Int>?, last: Int) {
    var code: [MarkdownText.Line] = []
    var last = number
    var line = markdown[number]
    line.bytes = tag.bytes.upperBound..<line.bytes.upperBound
    while true {
      let content = markdown.content(of: line)
      let lastTag = line.replacement == nil ? engine.lastTag(in: content) : nil
      if let lastTag { line.bytes = line.bytes.lowerBound..<lastTag.lowerBound }
      let isPart = last == number || lastTag != nil
      if !isPart || !content.prefix(line.bytes.count).allSatisfy(ContainerMargin.isKept) {
        code.append(line)
      }
      guard lastTag == nil, last < markdown.count else { return (code, lastTag, last) }
      last += 1
      line = markdown[last]
    }
  }

  /// Tildes that no line of the code closes.
  private func fence(around code: [MarkdownText.Line]) -> [UInt8] {
    let runs = code.map { line in
      markdown.content(of: line).drop(while: FenceLine.isBlank)
        .prefix { $0 == UInt8(ascii: "~") }.count
    }
    return Array(repeating: UInt8(ascii: "~"), count: max(3, (runs.max() ?? 0) + 1))
  }
}
