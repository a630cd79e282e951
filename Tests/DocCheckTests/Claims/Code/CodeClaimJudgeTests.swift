import Testing

@testable import DocCheck

@Suite("Claims about code beside them", .enabled(if: Checking.hasSandbox))
struct CodeClaimJudgeTests {
  /// The evidence of an article's claims about its code, and the findings.
  private func settled(_ sentence: String, _ code: String) throws -> (claims: [String], [String]) {
    let report = try Checking.check("```swift\n\(code)\n```\n\n\(sentence)\n")
    let claims = report.claims.map { "\($0.evidence.rawValue): \($0.evidenceText ?? "")" }
    return (claims, report.findings.map { "\($0.span.start.line) \($0.rule.id)" })
  }

  @Test(
    "A claim that agrees with the code is verified",
    arguments: [
      ("This code compiles.", "let a = 1", "compiles"),
      ("This code does not compile.", "let a: Int = \"1\"", "does not compile"),
      ("This code prints `3`.", "print(1 + 2)", "prints \"3\""),
      ("This prints “It’s 3,” too.", "print(\"It's 3\")", "prints \"It's 3\""),
      ("This prints `1 2`.", "print(1)\nprint(2)", "prints \"1\\n2\""),
      ("This code prints `[1, 2]`.", "print(Set([1, 2]))", "prints \""),
      ("This code prints `a`, then `b`.", "print(\"a\")\nprint(\"b\")", "prints \"a\\nb\""),
      (
        "This code crashes at runtime.", "let a = [1]\nprint(a[a.count])",
        "traps: Fatal error: Index out of range"
      ),
      (
        "This code does not compile.", "// doccheck\nvar n = 0\nTask.detached { n += 1 }",
        "does not compile"
      ),
    ]
  )
  func verified(sentence: String, code: String, fact: String) throws {
    let (claims, findings) = try settled(sentence, code)
    let line = claims.first ?? ""
    #expect(
      claims.count == 1 && line.hasPrefix("verified: the code on line 1 \(fact)"),
      "\(claims)"
    )
    #expect(findings == [])
  }

  @Test(
    "A claim that the code refutes is contradicted",
    arguments: [
      ("This code compiles.", "let a: Int = \"1\"", "does not compile: "),
      ("This code does not compile.", "let a = 1", "compiles"),
      ("This code prints `4`.", "print(1 + 2)", "prints \"3\""),
      ("This code crashes at runtime.", "let a = [1]\nprint(a[0])", "runs to its end"),
    ]
  )
  func contradicted(sentence: String, code: String, fact: String) throws {
    let (claims, findings) = try settled(sentence, code)
    let line = claims.first ?? ""
    #expect(
      claims.count == 1 && line.hasPrefix("contradicted: the code on line 1 \(fact)"),
      "\(claims)"
    )
    #expect(findings.contains { $0.hasSuffix(" contradicted-claim") })
  }

  @Test(
    "What nothing settles is left alone",
    arguments: [
      ("This code does not compile.", "let a = secret + 1"),
      ("This code does not compile.", "func f() -> Int { ... }"),
      ("This code prints `6`.", "print(Int.random(in: 7...9))"),
      ("This code prints 1,200.", "print(1200)"),
      ("This code prints ![3](a.png).", "print(4)"),
      ("This code prints `answer`.", "let answer = 1\nprint(answer)"),
      ("This code crashes at runtime.", "func f(a: [Int]) -> Int { a[9] }"),
    ]
  )
  func open(sentence: String, code: String) throws {
    let (claims, findings) = try settled(sentence, code)
    #expect(claims == [])
    #expect(!findings.contains { $0.contains("claim") })
  }

  @Test("A trap that the prose announces is no mistake")
  func announcedTrap() throws {
    let code = "print(\"start\")\n// Prints \"start\"\nlet none: Int? = nil\nprint(none!)"
    let (claims, findings) = try settled("This code crashes at runtime.", code)
    #expect(claims.map { $0.prefix(8) } == ["verified"])
    #expect(findings == [])
  }
}
