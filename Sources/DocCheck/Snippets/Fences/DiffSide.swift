/// The new side of a change: what a fence with marks at the start of its lines shows as the code
/// that comes of it (`diff -u`).
enum DiffSide {
  /// The block without the lines that the change removes, and without the marks of the others.
  static func new(of block: CodeBlock) -> CodeBlock {
    let lines = block.lines.filter { !isHeader($0.text) && !$0.text.hasPrefix("-") }
    // Many write the marks into the indentation, and leave it as it is on the lines between.
    let isShifted = lines.allSatisfy { line in
      line.text.first.map { " +\t".contains($0) } ?? true
    }
    var side = block
    side.lines = lines.map { line in
      guard let first = line.text.first, first == "+" || (isShifted && first == " ") else {
        return line
      }
      return CodeBlock.Line(
        text: String(line.text.dropFirst()),
        number: line.number,
        fileOffset: line.virtualSpaces > 0 ? line.fileOffset : line.fileOffset + 1,
        virtualSpaces: max(0, line.virtualSpaces - 1)
      )
    }
    return side
  }

  /// Whether a block that is not called a change has lines of both sides, with their marks.
  static func hasSides(_ block: CodeBlock) -> Bool {
    ["- ", "+ "].allSatisfy { mark in block.lines.contains { $0.text.hasPrefix(mark) } }
  }

  /// Whether a line says which file and which part of it changes.
  private static func isHeader(_ line: String) -> Bool {
    let headers = ["@@ ", "diff --git ", "index ", "+++ ", "--- ", "\\ No newline"]
    return headers.contains { line.hasPrefix($0) }
  }
}
