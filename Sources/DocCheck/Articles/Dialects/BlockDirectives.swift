/// The block directives of DocC, such as `@Row {` … `}`: their content is Markdown, however far it
/// is indented, and nobody sees what is in a `@Comment`.
struct BlockDirectives {
  private let markdown: MarkdownText
  /// The edits for directives that no other one encloses, by their first line.
  private var edits: [Int: MarkdownText.Edit] = [:]
  /// The directives that are open, the outermost first.
  private var open: [Directive] = []
  /// The fence that is open inside the directives.
  private var fence: FenceLine?
  /// The first line of the outermost directive that is open, and what its lines become.
  private var first = 1
  private var lines: [MarkdownText.Line] = []

  /// A directive whose closing brace has not come yet.
  private struct Directive {
    let isHidden: Bool
    /// The indentation of its first line of content.
    var indentation: Int?
  }

  /// The directives with Markdown inside that Swift-DocC knows.
  private static let names: Set<Substring> = [
    "Row", "Column", "Small", "Tab", "TabNavigator", "Links", "Comment", "Metadata", "Options",
    "DeprecationSummary", "Article", "Tutorial", "Tutorials", "Intro", "Section", "Steps", "Step",
    "Stack", "ContentAndMedia", "Assessments", "MultipleChoice", "Choice", "Justification",
    "Volume", "Chapter", "Resources",
  ]

  init(in markdown: MarkdownText) {
    self.markdown = markdown
    for number in 1...markdown.count { take(number) }
  }

  /// The edit for the directive that begins on a line and is closed, if no other one encloses it.
  func edit(at number: Int) -> MarkdownText.Edit? { edits[number] }

  private mutating func take(_ number: Int) {
    let content = markdown.content(number).drop(while: FenceLine.isBlank)
    if let opened = fence {
      if FenceLine(content)?.closes(opened) == true { fence = nil }
      return takeContent(number, isBlank: content.isEmpty)
    }
    switch Mark(content) {
    case .opening(let name): takeOpening(number, isHidden: name == "Comment")
    case .comment:
      if open.isEmpty { (first, lines) = (number, []) }
      lines.append(markdown.emptyLine(before: number))
      finish(number)
    case .closing where !open.isEmpty:
      appendMark(number)
      open.removeLast()
      finish(number)
    case .closing, nil:
      guard !open.isEmpty else { return }
      fence = FenceLine(content)
      takeContent(number, isBlank: content.isEmpty)
    }
  }

  private mutating func takeOpening(_ number: Int, isHidden: Bool) {
    if open.isEmpty {
      (first, lines) = (number, [])
    } else if open[open.count - 1].indentation == nil {
      open[open.count - 1].indentation = markdown.indentation(of: number)
    }
    open.append(Directive(isHidden: isHidden || open.last?.isHidden ?? false))
    appendMark(number)
  }

  /// Puts the line of a name or a brace on its own, so that it ends what is around it.
  private mutating func appendMark(_ number: Int) {
    var line = markdown.line(number, indentedLessBy: .max)
    line.isSettled = true
    let empty = markdown.emptyLine(before: number)
    lines += open.last?.isHidden == true ? [empty] : [empty, line, empty]
  }

  private mutating func takeContent(_ number: Int, isBlank: Bool) {
    guard let directive = open.last else { return }
    if directive.indentation == nil, !isBlank {
      open[open.count - 1].indentation = markdown.indentation(of: number)
    }
    guard !directive.isHidden else { return }
    let indentation = open.last?.indentation ?? 0
    lines.append(markdown.line(number, indentedLessBy: indentation))
  }

  private mutating func finish(_ number: Int) {
    guard open.isEmpty else { return }
    edits[first] = MarkdownText.Edit(range: first...number, lines: lines)
    fence = nil
  }

  /// What a line means to directives.
  private enum Mark {
    case opening(name: Substring)
    /// A comment that ends on its line.
    case comment
    case closing

    /// Reads a line without its indentation.
    init?(_ line: ArraySlice<UInt8>) {
      guard let first = line.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "}") else {
        return nil
      }
      let text = String(decoding: line.prefix(1024), as: UTF8.self).trimmingBlanks
      if text == "}" {
        self = .closing
        return
      }
      let name = text.dropFirst().prefix { $0.isLetter }
      var rest = text.dropFirst(name.count + 1).drop { $0 == " " }
      if rest.first == "(" {
        guard let end = rest.firstIndex(of: ")") else { return nil }
        rest = rest[rest.index(after: end)...].drop { $0 == " " }
      }
      guard BlockDirectives.names.contains(name), rest.first == "{" else { return nil }
      if rest.count == 1 {
        self = .opening(name: name)
      } else if name == "Comment", rest.last == "}" {
        self = .comment
      } else {
        return nil
      }
    }
  }
}
