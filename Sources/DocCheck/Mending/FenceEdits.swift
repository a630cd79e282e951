/// The edits that put lost fences where readers need them.
struct FenceEdits: Sendable {
  let source: SourceText

  /// Closes a fence after the last line of its code.
  ///
  /// - Parameter block: an unclosed fence without the prose that it takes along.
  func closing(_ block: CodeBlock) -> Finding.Fix? {
    guard let fence = block.fence else { return nil }
    let opening = block.openingSpan.start.line
    let line = source.bytes[source.lineBytes(opening)]
    guard let start = line.indices.first(where: { FenceLine(line[$0...]) == fence }),
      let mark = line[start...].firstIndex(where: { $0 == fence.character })
    else { return nil }
    let closing = Array(repeating: fence.character, count: fence.length)
    let last = block.lines.last { !$0.text.trimmingBlanks.isEmpty }
    let number = last?.number ?? opening
    // What is before the code is what belongs before the fence, too: the marks of a comment among it.
    let margin =
      last.map { Array(source.bytes[source.lineBytes($0.number).lowerBound..<$0.fileOffset]) }
      ?? ContainerMargin.below(line[..<mark])
    let end =
      last.map { line in
        let blanks = line.text.utf8.reversed().prefix(while: FenceLine.isBlank).count
        return line.fileOffset + line.text.utf8.count - line.virtualSpaces - blanks
      }
      ?? source.lineBytes(number).upperBound
    let text =
      source.lineEnding(nearLine: number) + String(decoding: margin + closing, as: UTF8.self)
    return Finding.Fix(edits: [Finding.Fix.Edit(bytes: end..<end, replacement: text)])
  }

  /// Puts fences around code that has none, where it has its lines to itself.
  func fencing(_ blocks: [CodeBlock]) -> Finding.Fix? {
    let edits = blocks.flatMap(fencing)
    return edits.isEmpty ? nil : Finding.Fix(edits: edits)
  }

  private func fencing(_ block: CodeBlock) -> [Finding.Fix.Edit] {
    let (first, last) = (block.span.start, block.span.end)
    let start = source.lineBytes(first.line).lowerBound
    let end = source.lineBytes(last.line).upperBound
    let margin = source.bytes[start..<max(start, first.offset)]
    guard last.offset > first.offset, margin.allSatisfy(ContainerMargin.isKept),
      source.bytes[last.offset..<max(last.offset, end)].allSatisfy(FenceLine.isBlank),
      !block.text.contains("```")
    else { return [] }
    let indent = String(decoding: margin, as: UTF8.self)
    let ending = source.lineEnding(nearLine: first.line)
    return [
      Finding.Fix.Edit(bytes: start..<start, replacement: indent + "```swift" + ending),
      Finding.Fix.Edit(bytes: end..<end, replacement: ending + indent + "```"),
    ]
  }
}
