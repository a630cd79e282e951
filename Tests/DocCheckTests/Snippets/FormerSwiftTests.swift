import Testing

@testable import DocCheck

@Suite("Swift of earlier versions")
struct FormerSwiftTests {
  @Test(
    "A version that this compiler has no mode for is named",
    arguments: [
      ("Swift 2 wrote it so", true), ("In Swift 1.2 there was", true), ("swift3 and before", true),
      ("Swift 4.x", true), ("since Swift 5.2", false), ("Swift 6", false), ("Swift 12", false),
      ("SwiftUI 3", false), ("swiftly 4 times", false), ("", false), ("Swift", false),
      ("SWIFT-4", true), ("Swift v2", true),
      ("Swift " + String(repeating: "1", count: 90_000), false),
    ]
  )
  func named(text: String, isNamed: Bool) {
    #expect(FormerSwift.isNamed(in: text) == isNamed)
  }

  @Test("An article that names no version of today is about the earlier one that it names")
  func topic() {
    #expect(FormerSwift.isTopic(of: "Written for Xcode 7 and Swift 2.2."))
    #expect(!FormerSwift.isTopic(of: "Swift 2 had it, Swift 5 has not."))
    #expect(!FormerSwift.isTopic(of: "SwiftUI is newer than Swift 4."))
  }

  @Test(
    "What libraries had under other names once is a mistake, and the finding names the new one",
    arguments: [
      ("println(\"Terns\")", "print"),
      ("enum Storm: ErrorType { case near }", "Error"),
      ("let nest = NSUserDefaults.standardUserDefaults()", "UserDefaults"),
      ("let place = CGRectMake(0, 0, 1, 1)", "CGRect"),
      ("print([1].enumerate())", "enumerated()"),
      ("print(\"a b\".componentsSeparatedByString(\" \"))", "components(separatedBy:)"),
      ("let name = \"tern\"\nlabel.text = name.uppercaseString", "uppercased()"),
      ("view.backgroundColor = UIColor.redColor()", "red"),
      ("let app = UIApplication.sharedApplication()", "shared"),
    ]
  )
  func renamed(code: String, name: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(report.snippets.map(\.verdict) == [.failed])
    #expect(report.findings.contains { $0.message.hasSuffix("did you mean '\(name)'?") })
  }

  @Test(
    "It is no mistake where the article has something of that name, or says that it is as old",
    arguments: [
      "func println(_ text: String) { print(text) }\nprintln(\"Terns\")",
      "extension Array {\n  func enumerate() -> Int { 1 }\n}\nprint([1].enumerate())",
      "struct Clock {\n  func stringFromDate(_ hour: Int) -> String { \"\" }\n}\n"
        + "print(Clock().stringFromDate(1))",
      "// As Swift 2 had it\nprintln(\"Terns\")", "println(\"Terns\") // compile error",
      "struct Notice { let type: ErrorType }\nshow(ErrorType.network)",
      "@State var type: CollectionType = .grid", "let count = countElements(in: tree)",
      "Text(\"a\").foregroundColor(.primaryColor)", "let colour = UIColor.grayColor",
    ]
  )
  func others(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test("The heading, the words before the code and its comments tell how old it is")
  func told() throws {
    let code = "print(\"abc\".characters)"
    let reason =
      "it is Swift of another version: 'characters' is unavailable: Please use String directly"
    for prose in ["## Swift 3", "# Birds\n\nIn Swift 2 one wrote:", "# Swift 4 and birds"] {
      let report = try Checking.check("\(prose)\n\n```swift\n\(code)\n```\n")
      #expect(report.snippets.map(\.verdict) == [.undecided(reason: reason)])
    }
    #expect(try Checking.verdicts(ofFences: "// Swift 3\n" + code) == ["undecided: " + reason])
    #expect(try Checking.verdicts(ofFences: "// Swift 5\n" + code) == ["failed"])
  }

  @Test(
    "What is called otherwise than it once was is an extension's",
    arguments: [
      "print(\"2020\".dateFromString(format: \"yyyy\"))",
      "[1].enumerate { index, tern in print(tern) }",
      "FileManager.default.enumerate(at: nest) {}",
    ]
  )
  func extended(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code).allSatisfy { !$0.hasPrefix("failed") })
  }

  @Test(
    "Old ways beside new ones, or so called, are no mistakes",
    arguments: [
      "// ❌\nlet nest = CGRectMake(0, 0, 1, 1)\n\n// ✅\nlet nest = CGRect.zero",
      "let nest = CGRectMake(0, 0, 1, 1) // ❌", "print(\"a\".uppercaseString) // obsolete",
      "// Old:\ndispatch_async(queue) { load() }\n// New:\nqueue.async { load() }",
    ]
  )
  func compared(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code).allSatisfy { !$0.hasPrefix("failed") })
  }

  @Test("It fails beside unknown names, too")
  func besideUnknown() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "var i = 0\ni++\nshow(i)",
        "func f() {\n  for var i = 0; i < 3; i += 1 { show(i) }\n}",
        "dispatch_async(dispatch_get_main_queue()) {\n  self.nests.reload()\n}"
      ) == ["failed", "failed", "failed"]
    )
  }
}
