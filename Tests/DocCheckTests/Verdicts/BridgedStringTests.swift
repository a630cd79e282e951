import Testing

@testable import DocCheck

@Suite("Members of NSString used on strings")
struct BridgedStringTests {
  @Test(
    "What only Foundation on Linux takes is a mistake, at the member",
    arguments: [
      ("let name = \"Tern\"\nprint(name.length)", "length", 12),
      ("import Foundation\n\nlet tern = \"Tern\"\nprint(tern.length)", "length", 12),
      (
        "let path = \"a/b.txt\"\nprint(path.lastPathComponent)",
        "lastPathComponent", 12
      ),
      ("let name = \"Tern\"\nprint(name.substring(to: 2))", "substring", 12),
      (
        "import Foundation\n\nlet name = \"Tern\"\nlet low: String = name.lowercased", "lowercased",
        24
      ),
      (
        "import Foundation\n\nlet name = \"Tern\"\nprint(name.range(of: \"e\").location == NSNotFound)",
        "range", 12
      ),
      (
        "import Foundation\n\nlet names = [\"Tern\"]\nprint(names.map(\\.uppercased))",
        "uppercased", 17
      ),
      ("func depth(_ text: String?) -> Double? { text?.doubleValue }", "doubleValue", 48),
    ]
  )
  func bridged(code: String, member: String, column: Int) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(report.snippets.map(\.verdict) == [.failed])
    let errors = report.findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == ["value of type 'String' has no member '\(member)'"])
    #expect(errors.map(\.span.start.column) == [column])
  }

  @Test(
    "Members of NSString itself, of locations and of what the article adds are none",
    arguments: [
      "import Foundation\n\nprint((\"Tern\" as NSString).length, NSString(string: \"a.b\").pathExtension)",
      "import Foundation\n\nlet file = URL(fileURLWithPath: \"a/b.txt\")\nprint(file.lastPathComponent)",
      "import Foundation\n\nlet name = \"Tern\"\nif let range = name.range(of: \"e\") {\n"
        + "  print(NSRange(range, in: name), name.lowercased(), [name].map { $0.uppercased() })\n}",
      "extension String {\n  var length: Int { count }\n}\n\nprint(\"Tern\".length)",
    ]
  )
  func explicit(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }
}
