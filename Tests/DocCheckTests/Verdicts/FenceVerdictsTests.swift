import Testing

@testable import DocCheck

@Suite("Verdicts on code in odd fences", .enabled(if: Checking.hasSandbox))
struct FenceVerdictsTests {
  @Test(
    "A mistake is reported at its place in the article",
    arguments: [
      (
        "```diff swift\n let a = 1\n-let b = 2\n+let b: String = 2\n```\n",
        ["4:18 compile-error: cannot convert value of type 'Int' to specified type 'String'"]
      ),
      (
        "- one\n\n  ```diff\n  let a = 1\n  +let 😀: String = a + 1\n  ```\n",
        ["5:23 compile-error: cannot convert value of type 'Int' to specified type 'String'"]
      ),
      (
        "{% highlight swift %}\nlet a: Int = \"\"\n{% endhighlight %}\n",
        ["2:14 compile-error: cannot convert value of type 'String' to specified type 'Int'"]
      ),
      (
        "@Row {\n  @Column {\n    ```swift\n    let a: Int = \"\"\n    ```\n  }\n}\n",
        ["4:18 compile-error: cannot convert value of type 'String' to specified type 'Int'"]
      ),
      (
        "    let a: Int = \"\"\n",
        ["1:18 compile-error: cannot convert value of type 'String' to specified type 'Int'"]
      ),
    ]
  )
  func places(markdown: String, expected: [String]) throws {
    #expect(Checking.findings(try Checking.check(markdown)) == expected)
  }

  @Test("What a swallowed fence holds is checked, and its names are seen by others")
  func swallowed() throws {
    let report = try Checking.check(
      """
      <details>
      <summary>One</summary>
      ```swift
      struct Counter {

        var count = 1
      }
      ```
      </details>

      ```swift
      print(Counter().count)
      // Prints "1"
      ```
      """
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets.last?.dependsOn == ["a.md#1"])
    #expect(report.findings.map(\.rule) == [.swallowedFence])
  }

  @Test("The files of one fence share their names, and each has its imports")
  func files() throws {
    let report = try Checking.check(
      """
      ```swift
      // Counter.swift
      import Foundation
      struct Counter { let id = UUID() }

      // main.swift
      import Foundation
      let counter = Counter()
      print(counter.id == counter.id)
      ```
      """
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets.map(\.dependsOn) == [[], ["a.md#1"]])
    #expect(Checking.findings(report) == [])
  }

  @Test(
    "Messages behind code say that it does not compile, or that it traps",
    arguments: [
      ("let a: Int = \"\"\n\na.swift:1:14: error: no conversion\nlet a", ["passed"], []),
      (
        "let a = 1\n\na.swift:1:14: error: no conversion", ["failed"],
        ["expected-error-missing"]
      ),
      ("let a: Int = 1\nprint(a)\n// Output:\n1 is the answer", ["passed"], []),
      (
        "let a = [1]\nprint(a[a.count])\n\na/a.swift:2: Fatal error: Index out of range",
        ["passed"], []
      ),
      ("error: cannot find 'a' in scope", ["skipped: it is in another language than Swift"], []),
    ]
  )
  func output(code: String, verdicts: [String], rules: [String]) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == verdicts)
    #expect(report.findings.map(\.rule.id) == rules)
  }

  @Test(
    "What a program prints is no Swift, whatever its fence says",
    arguments: [
      (
        "What it prints:", "-- Example of: sail --\nAhoy\nland!",
        "skipped: it is in another language than Swift"
      ),
      (
        "One sees when a buoy goes.", "kind:buoy id:443 init\nkind:buoy id:103 deinit",
        "skipped: pseudo-code: parts of it are left out"
      ),
      ("One sees when a buoy goes.", "let buoy 443", "failed"),
      ("One sees when a buoy goes.", "abstrct var buoy : String", "failed"),
      ("Of an OutputStream:", "let buoys = [1, 2", "failed"),
      ("One sees when a buoy goes.", "buoy 443 = 1", "failed"),
    ]
  )
  func printedLines(prose: String, output: String, verdict: String) throws {
    let code = "```swift\nprint(\"Ahoy\")\n```"
    let report = try Checking.check(
      code + "\n\n1. A greeting.\n2. Land.\n\n\(prose)\n\n```swift\n\(output)\n```\n"
    )
    #expect(Checking.verdicts(report) == ["passed", verdict])
  }
}
