import Testing

@testable import DocCheck

@Suite("Libraries that an article links to") struct LinkedLibrariesTests {
  @Test("The folders of sources in addresses are modules")
  func modules() {
    let text = """
      See https://example.com/a/b/blob/main/Sources/Lamps/Lamp.swift and
      [this](https://example.com/a/Sources/Shades), not src/Sources/Other/a.swift
      nor https://example.com/Sources/ alone.
      """
    #expect(LinkedLibraries.modules(in: text) == ["Lamps", "Shades"])
  }

  @Test("Packages that readers install are named by their addresses")
  func packages() {
    let text = """
      Add `.package(url: "https://example.com/a/Lamps")` to the manifest:
          .package(url: "https://example.com/a/Shades.git", from: "1.0.0"),
      .package(name: "Bulbs", url: "https://example.com/a/bulb-kit", from: "1.0.0")
      github "a/Wires" ~> 1.0
      pod 'Plugs/Extra', '~> 2.0'
      """
    #expect(
      LinkedLibraries.packages(in: text) == ["Lamps", "Plugs", "Shades", "Wires", "bulb-kit"]
    )
  }

  @Test("A package may have a type of its own with the name of a library's")
  func namesake() throws {
    let use = "```swift\nlet greeting = Regex(\"hello\")\n```\n"
    #expect(
      try Checking.verdicts(Checking.check("```\ngithub \"a/Regex\"\n```\n\n\(use)")) == [
        "undecided: 'Regex', which the article is about, is not here: "
          + "call can throw but is not marked with 'try'"
      ]
    )
    #expect(try Checking.verdicts(Checking.check(use)) == ["failed"])
    let besides = use.replacing("```\n", with: "print(greeting, config)\n```\n")
    let beside = try Checking.check("```\ngithub \"a/Regex\"\n```\n\n\(besides)")
    #expect(beside.snippets.last?.verdict.name == "undecided")
    let spoken = "```swift\nlet count: Int = \"Regex\" // as Regex does it\n```\n"
    #expect(
      try Checking.verdicts(Checking.check("```\ngithub \"a/Regex\"\n```\n\n\(spoken)")) == [
        "failed"
      ]
    )
  }

  private let code = "let a = [1].makeIterator()\nfor (b, c) in zip(a, 1) { print(b, c) }"
  private let address = "https://example.com/lamps/blob/main/Sources"

  @Test("A library that is not here may have the overload that is wanted, one that is here has not")
  func overload() throws {
    func verdict(_ prose: String) throws -> String? {
      let article = "\(prose)\n\n```swift\n\(code)\n```\n"
      return Checking.verdicts(try Checking.check(article)).first
    }
    #expect(
      try verdict("From \(address)/Lamps/Zip.swift:")
        == "undecided: 'Lamps', which the article is about, is not here: "
        + "global function 'zip' requires that 'Int' conform to 'Sequence'"
    )
    #expect(try verdict("From \(address)/Foundation/Zip.swift:") == "failed")
    #expect(try verdict("From here:") == "failed")
  }

  @Test(
    "What no overload takes away stays an error",
    arguments: ["let a: Int = \"\"", "func f<A: Sequence>(_ a: A) {}\nf(1)"]
  )
  func slips(code: String) throws {
    let article = "See \(address)/Lamps/a.swift.\n\n```swift\n\(code)\n```\n"
    #expect(Checking.verdicts(try Checking.check(article)) == ["failed"])
  }

  @Test("A module that the code imports may add labels to what libraries have")
  func labels() throws {
    let use = "Text(\"a\").onAppear(dispatch: 3)"
    let verdicts = try Checking.verdicts(
      ofFences: "import Lamps",
      use,
      "Text(\"a\").frame(widht: 3)"
    )
    #expect(
      verdicts.dropFirst() == [
        "undecided: 'Lamps', which the article is about, is not here: extra argument 'dispatch' in call",
        "failed",
      ]
    )
    #expect(try Checking.verdicts(ofFences: use) == ["failed"])
    #expect(try Checking.verdicts(ofFences: "import Charts", use).last == "failed")
  }
}
