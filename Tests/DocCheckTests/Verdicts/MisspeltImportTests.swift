import Testing

@testable import DocCheck

@Suite("Misspelt modules in imports")
struct MisspeltImportTests {
  @Test(
    "A module with other capitals, swapped letters or a lost one is misspelt",
    arguments: [
      ("UIKIt", "UIKit"), ("Swiftui", "SwiftUI"), ("Fundation", "Foundation"),
      ("Combien", "Combine"), ("CoreDta", "CoreData"),
    ]
  )
  func misspelt(name: String, module: String) throws {
    let report = try Checking.check("```swift\nimport \(name)\n\nlet nest = 1\n```\n")
    #expect(
      Checking.findings(report)
        == ["2:8 compile-error: no such module '\(name)'; did you mean '\(module)'?"]
    )
    #expect(report.snippets.map(\.verdict) == [.failed])
    let edits = report.findings.first?.fix?.edits
    #expect(edits?.map(\.replacement) == [module])
    #expect(edits?.map(\.bytes.count) == [name.utf8.count])
  }

  @Test(
    "A library named after a framework is another one",
    arguments: ["SwiftUIX", "SwiftDate", "Terns", "Kit", "OSLogs", "Chart"]
  )
  func others(name: String) throws {
    #expect(
      try Checking.verdicts(ofFences: "import \(name)\n\nlet nest = 1")
        == ["undecided: there is no module '\(name)' here"]
    )
  }

  @Test("The library that an article is about has its name, and an expected error is expected")
  func meant() throws {
    let code = "```swift\nimport Combin\n```\n"
    let package = "Add `pod 'Combin'`:\n\n```ruby\npod 'Combin'\n```\n\n"
    let expected = code.replacing("swift\n", with: "swift compile-fail\n")
    let announced = code.replacing("Combin\n", with: "Combin // error: no such module\n")
    let own = "```swift\nlet package = Package(name: \"Combin\")\n```\n\n"
    for article in [package + code, expected, announced, own + code] {
      let verdicts = try Checking.check(article).snippets.map(\.verdict)
      #expect(verdicts.contains(.undecided(reason: "there is no module 'Combin' here")))
      #expect(!verdicts.contains(.failed))
    }
  }
}
