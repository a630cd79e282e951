import Testing

@testable import DocCheck

@Suite("The command line")
struct OptionParserTests {
  @Test("Options stand anywhere, with their value behind an equals sign or a blank")
  func options() throws {
    let options = try OptionParser().options(from: [
      "check", "a", "--format=json", "--report", "html=x/y.html", "b", "--rule", "trapped=off",
      "--rule", "unsourced-claim(quote)=note", "--rule", "unsourced-claim(popularity)=off",
      "--no-run", "--min-verified", "80", "--swift-version", "6", "--swift-version=5",
      "--default-isolation", "MainActor", "--", "-c",
    ])
    var expected = Options()
    expected.paths = ["a", "b", "-c"]
    expected.format = .json
    expected.reports = [.init(kind: .html, path: "x/y.html")]
    expected.severities.rules = ["trapped": Severity?.none]
    expected.severities.claims = [.quote: .note, .popularity: Severity?.none]
    expected.runs = false
    expected.minimumVerified = 80
    expected.swiftVersions = [6, 5]
    expected.defaultIsolation = .mainActor
    #expect(options == expected)
    #expect(options.languageModes.map(\.name) == ["6", "5", "5+MainActor"])
  }

  @Test("Where no path is named the folder is meant that doccheck is started in")
  func standardPath() throws {
    #expect(try OptionParser().options(from: ["--no-run"]).paths == ["."])
    #expect(try OptionParser().options(from: ["explain"]).paths == [])
  }

  @Test(
    "What cannot be understood is said, with a hint where there is one",
    arguments: [
      (["a", "--formt", "json"], "unknown option '--formt'; did you mean '--format'?"),
      (
        ["a", "--format", "xml"],
        "--format takes one of text, json, sarif, junit, github, markdown, not 'xml'"
      ),
      (["a", "--rule", "traped=off"], "unknown rule 'traped'; did you mean 'trapped'?"),
      (["a", "--rule", "trapped(quote)=off"], "'trapped' has no kinds"),
      (["a", "--rule", "trapped"], "--rule takes ID=SEVERITY, not 'trapped'"),
      (["a", "--jobs", "0"], "--jobs takes a number from 1 to 1024, not '0'"),
      (["a", "--swift-version", "4"], "--swift-version takes a number from 5 to 6, not '4'"),
      (
        ["a", "--default-isolation", "mainactor"],
        "--default-isolation takes one of MainActor, not 'mainactor'"
      ),
      (["a", "--report", "html"], "--report takes KIND=FILE, not 'html'"),
      (["a", "--no-run=1"], "--no-run takes no value"),
      (["a", "--timeout"], "--timeout needs a value: SECONDS"),
    ]
  )
  func mistakes(arguments: [String], expected: String) {
    #expect {
      try OptionParser().options(from: arguments)
    } throws: { error in
      (error as? UsageError)?.inOneLine == expected
    }
  }
}
