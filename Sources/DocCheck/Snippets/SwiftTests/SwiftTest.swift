/// A test of The Swift Programming Language: a program with what it prints, or with the errors that
/// it does not compile with.
struct SwiftTest: Sendable {
  /// A line of a fence `swifttest`.
  struct Line: Sendable {
    /// What a line is, by the two characters that it begins with.
    enum Mark: String {
      case shownCode = "->"
      case hiddenCode = ">>"
      case shownOutput = "<-"
      case hiddenOutput = "<<"
      /// Text with interpolations, which is printed.
      case comment = "/>"
      /// What that text comes to.
      case printedComment = "</"
      case diagnostic = "!$"
      /// The line of the code that a message is about, or the caret below it.
      case place = "!!"
      case trap = "xx"
    }

    /// What it is; nothing for a line of code that goes on.
    let mark: Mark?
    let text: String
    let number: Int
    /// The raw file's offset of the first byte of `text`.
    let offset: Int

    /// - Parameters:
    ///   - raw: the line of the file.
    ///   - indent: how far the fence is indented.
    ///   - number: the line's number.
    ///   - offset: the offset of its first byte.
    init(_ raw: String, indent: Int, number: Int, offset: Int) {
      var blanks = min(indent, raw.prefix { $0 == " " }.count)
      var content = raw.dropFirst(blanks)
      // Some fences stand one column further to the right than their marks.
      if content.hasPrefix(" "), Mark(rawValue: String(content.dropFirst().prefix(2))) != nil {
        content = content.dropFirst()
        blanks += 1
      }
      mark = Mark(rawValue: String(content.prefix(2)))
      let width = mark != nil || content.hasPrefix("   ") ? min(3, content.count) : 0
      text = String(content.dropFirst(width))
      self.number = number
      self.offset = offset + blanks + content.prefix(width).utf8.count
    }
  }

  /// The code of a fence.
  struct Fence: Sendable {
    /// The tests that it is a part of.
    let names: [String]
    fileprivate(set) var code: [CodeBlock.Line] = []
  }

  let name: String
  /// The line that opens its first fence.
  let opening: Span
  private var fences: [Fence] = []
  private(set) var output: [String] = []
  private(set) var errors: [ExpectedError] = []
  private(set) var traps = false
  private var modules: [HiddenModule] = []
  private var otherFile: String?

  init(name: String, opening: Span) { (self.name, self.opening) = (name, opening) }

  /// All of its code.
  var code: [CodeBlock.Line] { fences.flatMap(\.code) }

  /// The modules that its code imports.
  var imports: [String] {
    let text = text
    return text.contains("import ") ? ParsedSwift(text).imports : []
  }

  /// Its code, with a line feed behind each line.
  var text: String { Self.text(of: fences) }

  /// Lets it see a module.
  mutating func see(_ module: HiddenModule) { modules.append(module) }

  /// Makes the fences that it shares with a module another file, if the rest can be one.
  mutating func separateFences(of modules: Set<String>) {
    let shared = fences.filter { !modules.isDisjoint(with: $0.names) }
    let own = fences.filter { modules.isDisjoint(with: $0.names) }
    // Only one file of a module, and none of a library, has statements.
    guard !own.isEmpty, !shared.isEmpty, Self.areDeclarations(own) else { return }
    (fences, otherFile) = (own, Self.text(of: shared))
  }

  private static func areDeclarations(_ fences: [Fence]) -> Bool {
    ParsedSwift(text(of: fences)).items.allSatisfy { ![.statement, .expression].contains($0.kind) }
  }

  private static func text(of fences: [Fence]) -> String {
    fences.flatMap(\.code).map { $0.text + "\n" }.joined()
  }

  /// Takes note of a fence whose lines follow.
  mutating func begin(_ names: [String]) { fences.append(Fence(names: names)) }

  /// Takes the next line of the test.
  mutating func take(_ line: Line, in source: SourceText) {
    switch line.mark {
    case .shownCode, .hiddenCode, nil: append(line.text, line)
    case .comment: append("print(\"\(line.text)\")", line)
    case .shownOutput, .hiddenOutput, .printedComment: output.append(line.text)
    case .diagnostic: takeDiagnostic(line.text[...], line.number, in: source)
    case .place: takePlace(line, in: source)
    case .trap: traps = true
    }
  }

  private mutating func append(_ text: String, _ line: Line) {
    fences[fences.count - 1].code.append(
      CodeBlock.Line(text: text, number: line.number, fileOffset: line.offset, virtualSpaces: 0)
    )
  }

  /// Warnings and notes are left alone.
  private mutating func takeDiagnostic(_ text: Substring, _ line: Int, in source: SourceText) {
    guard text.hasPrefix("error: ") else { return }
    let span = source.span(source.lineBytes(line))
    errors.append(ExpectedError(text: String(text.dropFirst(7)), span: span))
  }

  /// The first line behind a message repeats the code that it is about; older tests have the message
  /// itself here, with the place in a file of theirs.
  private mutating func takePlace(_ place: Line, in source: SourceText) {
    if let message = place.text.firstRange(of: ": error: ") {
      let text = place.text[message.lowerBound...].dropFirst(2)
      return takeDiagnostic(text, place.number, in: source)
    }
    guard let last = errors.last, last.codeLine == nil else { return }
    let line = code.last { $0.text.trimmingBlanks == place.text.trimmingBlanks }
    errors[errors.count - 1].codeLine = line?.number
  }

  /// The test as a snippet that sees nothing of the article's other code.
  func snippet(in article: Article, number: Int) -> Snippet {
    let last = code.last?.number ?? opening.end.line
    let block = CodeBlock(
      info: "swifttest",
      fence: FenceLine("```swifttest"),
      isClosed: true,
      openingSpan: opening,
      span: article.source.span(lines: opening.start.line...max(opening.start.line, last)),
      lines: code
    )
    let parsed = ParsedSwift(block.text)
    let shape = shape(of: parsed)
    var directives = Directives()
    directives.standalone = true
    directives.compileFail = errors.isEmpty ? nil : ""
    directives.traps = traps ? "" : nil
    directives.run = errors.isEmpty && shape != .file && otherFile == nil
    let shown = ShownOutput(text: output.joined(separator: "\n"), span: opening, isAnnounced: true)
    return Snippet(
      id: "\(article.path)#\(number)",
      number: number,
      block: block,
      shape: shape,
      parsed: parsed,
      directives: directives,
      expectations: [],
      shownOutput: output.isEmpty ? nil : shown,
      expectedErrors: errors,
      setups: [],
      tests: [],
      modules: modules,
      otherFile: otherFile,
      isWhole: true
    )
  }

  /// Whether it is a file of declarations: nothing is left out, so that it is no fragment.
  private func shape(of parsed: ParsedSwift) -> Shape {
    switch ShapeReader().shape(of: text, parsed: parsed) {
    case .file: .file
    case .broken: .broken
    default: parsed.errors.isEmpty ? .script : .broken
    }
  }
}
