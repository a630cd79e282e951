/// Writes the programs that run an article's hidden tests.
struct TestProgramPrinter {
  let printer: ProgramPrinter
  let linker: Linker

  /// The name that stands for the article in the places that a running program reports.
  static let articleFile = "article.md"

  /// The name that stands for the file of tests beside the article.
  static let testFile = "article.tests.swift"

  /// The main file of a test program.
  ///
  /// It takes a nonce from standard input before any code of the article can, and writes Swift
  /// Testing's records, each behind the nonce, to a descriptor that nobody else knows: a snippet
  /// may print what it likes, but not what counts. Its main function is synchronous and keeps the
  /// main run loop going: under an asynchronous one timers and the main queue are dead on Linux.
  /// Where the program has the module SwiftUI, what that warns of goes into the same stream, and so do
  /// the drawings of tests.
  static let harness = """
    import Foundation
    import Testing

    @_silgen_name("swt_abiv0_getEntryPoint")
    private func testingEntryPoint() -> UnsafeRawPointer

    @main struct DocCheckHarness {
      private typealias EntryPoint = @convention(thin) @Sendable (
        UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
      ) async throws -> Bool

      private typealias Listener = @convention(c) (UnsafePointer<CChar>?) -> Void

      private struct Record: Encodable {
        var kind = "event"
        let payload: [String: String]
      }

      nonisolated(unsafe) private static var report: (Data) -> Void = { _ in }

      private static func listen(to name: String, _ listener: Listener) {
        guard let symbol = dlsym(nil, "doccheck_listen_to_" + name) else { return }
        unsafeBitCast(symbol, to: (@convention(c) (Listener?) -> Void).self)(listener)
      }

      private static func report(_ payload: [String: String]) {
        report((try? JSONEncoder().encode(Record(payload: payload))) ?? Data())
      }

      private static func listen() {
        listen(to: "runtime_warnings") { text in
          let warning = text.map { ["kind": "runtimeWarning", "text": String(cString: $0)] }
          DocCheckHarness.report(warning ?? ["kind": "warningsRead"])
        }
        listen(to: "sketches") { text in
          let sketch = text.map { String(cString: $0) } ?? ""
          DocCheckHarness.report(["kind": "sketch", "text": sketch])
        }
      }

      static func main() {
        let nonce = Array((readLine() ?? "").utf8)
        let results = fcntl(\(Subprocess.resultDescriptor), F_DUPFD_CLOEXEC, 64)
        close(\(Subprocess.resultDescriptor))
        report = { record in
          let line = nonce + Array(record) + [10]
          _ = write(results, line, line.count)
        }
        listen()
        let run = unsafeBitCast(testingEntryPoint(), to: EntryPoint.self)
        let configuration: StaticString = "{\\"parallel\\":false}"
        Task.detached {
          let bytes = UnsafeRawBufferPointer(
            start: configuration.utf8Start,
            count: configuration.utf8CodeUnitCount
          )
          let passed = try? await run(bytes) { report(Data($0)) }
          exit(passed == true ? 0 : 1)
        }
        while true { RunLoop.main.run(until: Date(timeIntervalSinceNow: 3600)) }
      }
    }
    """

  /// The program of a snippet's hidden tests: its declarations without its statements, and the
  /// tests, each line with its place in the article.
  func testProgram(of draft: Draft) -> Program {
    let snippet = linker.items.snippets[draft.subject]
    let imports = snippet.tests.flatMap { ParsedSwift($0.text).imports }
    return declarations(of: draft, importing: imports + ["Testing"], with: snippet.tests)
  }

  /// The declarations of a snippet without its statements, and hidden code behind them.
  func declarations(
    of draft: Draft,
    importing imports: [String],
    with tests: [HiddenCode] = []
  ) -> Program {
    let snippet = linker.items.snippets[draft.subject]
    var draft = draft
    let hidden = tests.flatMap { ParsedSwift($0.text).items }
    draft.context = linker.context(for: draft, tests: hidden).union(draft.context)
    var text = ProgramText()
    for module in Set(snippet.imports + imports).sorted() {
      text.append("import \(module)", .generated)
    }
    printer.appendStandIns(of: draft, to: &text)
    printer.appendContext(of: draft, to: &text)
    appendDeclarations(of: draft, to: &text)
    for test in tests { append(test, to: &text) }
    let program = printer.program(of: draft)
    return Program(
      text: text.text,
      lineMap: text.lineMap,
      implicitImports: program.implicitImports,
      isLibrary: true,
      languageMode: program.languageMode
    )
  }

  private func appendDeclarations(of draft: Draft, to text: inout ProgramText) {
    let snippet = linker.items.snippets[draft.subject]
    let around = printer.surroundings(of: draft)
    text.append(around.before)
    for linked in linker.items.items[draft.subject] {
      switch linked.item.kind {
      case .importing, .statement, .expression: continue
      case .type, .function, .variable, .typeExtension, .operators, .macro, .member: break
      }
      let line = snippet.block.lines[min(linked.line, snippet.block.lines.count) - 1].number
      let isOnMainActor = draft.isOnMainActor && linked.item.kind == .variable
      let first = isOnMainActor ? line - 1 : line
      text.append("#sourceLocation(file: \"\(Self.articleFile)\", line: \(first))", .generated)
      if isOnMainActor { text.append("@MainActor", .generated) }
      let code = linked.item.isMain ? linked.text.replacing("@main", with: "     ") : linked.text
      for (index, codeLine) in SourceText(code).lines.enumerated() {
        text.append(codeLine, .subject(line: linked.line + index))
      }
    }
    text.append("#sourceLocation()", .generated)
    text.append(around.after)
  }

  private func append(_ test: HiddenCode, to text: inout ProgramText) {
    let isFile = test.file != nil
    let name = isFile ? Self.testFile : Self.articleFile
    text.append("#sourceLocation(file: \"\(name)\", line: \(test.line))", .generated)
    for (index, codeLine) in SourceText(test.text).lines.enumerated() {
      let line = test.line + index
      text.append(codeLine, isFile ? .testFile(line: line) : .hidden(articleLine: line))
    }
    text.append("#sourceLocation()", .generated)
  }
}
