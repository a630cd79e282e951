import Testing

@testable import DocCheck

@Suite("Functions that headings document")
struct DocumentedFormsTests {
  private func verdict(_ heading: String, _ code: String) throws -> String? {
    try Checking.verdicts(Checking.check("\(heading)\n\n```swift\n\(code)\n```\n")).first
  }

  @Test(
    "A call with labels that only the heading tells is undecided",
    arguments: [
      ("### frame(side:, alignment:)", "Text(\"a\").frame(side: 48)", "frame"),
      (
        "## `padding(horizontal:vertical:)`", "Text(\"a\").padding(horizontal: 2, vertical: 8)",
        "padding"
      ),
      ("#### frame\\(size:\\)", "let size = CGSize()\nText(\"a\").frame(size: size)", "frame"),
    ]
  )
  func documented(heading: String, code: String, name: String) throws {
    let reason = "undecided: the '\(name)' that the article documents is not here: "
    #expect(try verdict(heading, code)?.hasPrefix(reason) == true)
    #expect(try verdict("## Views", code) == "failed")
  }

  @Test(
    "Labels that the heading does not tell, and mistakes in known forms, fail",
    arguments: [
      ("### frame(side:)", "Text(\"a\").frame(sides: 48)"),
      ("### frame(width:height:)", "Text(\"a\").frame(width: \"48\")"),
      ("## What does frame(size:) do?", "Text(\"a\").frame(size: 48)"),
      ("### remove(at index: Int)", "var lamps = [1]\nlamps.remove(index: 0)"),
      ("### add(lamp:)", "func add(light: Int) {}\nadd(lamp: 1)"),
    ]
  )
  func mistakes(heading: String, code: String) throws {
    #expect(try verdict(heading, code) == "failed")
  }
}
