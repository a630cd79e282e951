/// Reads the hidden tests of The Swift Programming Language: comments with a name, as in
/// ``- test: `name` ``, and a fence `swifttest` whose lines begin with a mark each.
///
/// Fences with the same name are one program, in their order.
struct SwiftTestReader {
  private let source: SourceText
  private var names: [String] = []
  private var tests: [String: SwiftTest] = [:]
  /// The names of the tests that the lines which are read now belong to.
  private var current: [String] = []
  private var isInFence = false
  private var indent = 0

  /// The tests of an article in the order in which their first fences stand.
  static func tests(in article: Article) -> [SwiftTest] {
    var reader = SwiftTestReader(source: article.source)
    for block in article.allBlocks {
      guard case .html(let html) = block.kind else { continue }
      for comment in HTMLComment.list(in: html, of: block, source: article.source) {
        reader.read(comment.span)
      }
    }
    let tests = reader.names.compactMap { reader.tests[$0] }
    return HiddenModules(tests).linked
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read(_ comment: Span) {
    (current, isInFence) = ([], false)
    for number in comment.start.line...comment.end.line {
      let bytes = source.lineBytes(number)
      let text = source.text(bytes)
      let word = text.trimmingBlanks
      if isInFence, word == "```" {
        isInFence = false
      } else if isInFence {
        take(SwiftTest.Line(text, indent: indent, number: number, offset: bytes.lowerBound))
      } else if word == "```swifttest" || word == "```swift", !current.isEmpty {
        begin(source.span(bytes), indent: text.prefix { $0 == " " }.count)
      } else if word.hasPrefix("- test: ") {
        // The names stand between backticks, with commas between them.
        let list = word.split(separator: "`").dropFirst().first ?? ""
        current = list.split(separator: ",").map { String($0).trimmingBlanks }
      }
    }
  }

  private mutating func begin(_ span: Span, indent: Int) {
    (isInFence, self.indent) = (true, indent)
    for name in current {
      if tests[name] == nil { names.append(name) }
      tests[name, default: SwiftTest(name: name, opening: span)].begin(current)
    }
  }

  private mutating func take(_ line: SwiftTest.Line) {
    for name in current { tests[name]?.take(line, in: source) }
  }
}
