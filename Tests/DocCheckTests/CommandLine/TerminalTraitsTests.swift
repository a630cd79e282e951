import Testing

@testable import DocCheck

@Suite("What terminals can show")
struct TerminalTraitsTests {
  private func traits(_ variables: [String: String], isTerminal: Bool = true) -> [Bool] {
    let traits = TerminalTraits(isTerminal: isTerminal, variables: variables)
    return [traits.hasColor, traits.hasHyperlinks, traits.erasesLines]
  }

  @Test("Colours, hyperlinks and erasable lines are for terminals that have them")
  func kinds() {
    #expect(traits(["TERM": "xterm"]) == [true, false, true])
    #expect(traits(["TERM": "xterm", "NO_COLOR": "1"]) == [false, false, true])
    #expect(traits(["TERM": "xterm", "NO_COLOR": ""]) == [true, false, true])
    #expect(traits(["TERM": "dumb", "VTE_VERSION": "7000"]) == [false, false, false])
    #expect(traits(["TERM": "xterm-kitty"]) == [true, true, true])
    #expect(traits(["VTE_VERSION": "6800"]) == [true, true, true])
    #expect(traits(["VTE_VERSION": "4900", "TERM_PROGRAM": "vscode"]) == [true, false, true])
    #expect(traits(["TERM_PROGRAM": "vscode", "CI": "true"]) == [true, false, true])
    #expect(traits(["TERM": "xterm-kitty"], isTerminal: false) == [false, false, false])
  }

  @Test("A place becomes a hyperlink to its file, and nothing of the path can act")
  func hyperlinks() throws {
    var sample = SampleArticle(path: "a b\u{1B}]8;;x.md", "Text")
    sample.findings = [
      Finding(Samples.rule("r", .error), at: try sample.span(of: "Text"), "m")
    ]
    let report = Report(
      articles: [sample.report],
      tool: Report.Tool(version: "", compiler: ""),
      sandbox: nil
    )
    let folder = FolderPath("/docs")
    let text = TextReporter(detail: .quiet, linkFolder: folder).render(report)
    #expect(
      text == "\u{1B}]8;;file:///docs/a%20b%1B%5D8%3B%3Bx.md\u{1B}\\a b⟨U+001B⟩]8;;x.md:1:1"
        + "\u{1B}]8;;\u{1B}\\: error: m [r]\n"
    )
  }
}
