import Testing

@testable import DocCheck

@Suite("Verdicts on members that override what the article does not show")
struct OverriddenMembersTests {
  @Test("Members that override those of a class of UIKit are a class of that kind")
  func knownClass() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "override func viewDidLoad() {\n  super.viewDidLoad()\n  greet(guest)\n}"
      ) == ["passed"]
    )
  }

  @Test("Members that override those of a class nobody knows are told")
  func unknownClass() throws {
    let report = try Checking.check(
      "```swift\noverride func moor(at quay: Int) -> Bool {\n  super.moor(at: quay)\n}\n```\n"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["super"])
  }

  @Test("What overrides a misspelt member does not pass")
  func misspelt() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "override func viewDidLoadd() {\n  super.viewDidLoadd()\n}"
      ).first?.hasPrefix("passed") == false
    )
  }

  @Test("An extension makes a class that is declared nowhere conform to a class's protocol")
  func delegate() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "extension LoginController: UITextFieldDelegate {\n"
          + "  func textFieldShouldReturn(_ textField: UITextField) -> Bool {\n"
          + "    textField.resignFirstResponder()\n    return true\n  }\n}"
      ) == ["passed"]
    )
  }
}
