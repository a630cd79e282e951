import Testing

@testable import DocCheck

@Suite("A unified diff")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(path: "a.md", old: Array(old.utf8), new: Array(new.utf8)).text
  }

  @Test("Equal texts have none")
  func equal() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test("A changed line stands with three lines around it")
  func changed() {
    let lines = (1...9).map { "\($0)\n" }
    var new = lines
    new[4] = "five\n"
    #expect(
      diff(lines.joined(), new.joined())
        == "--- a.md\n+++ a.md\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"
    )
  }

  @Test("Changes far apart have hunks of their own")
  func hunks() {
    let lines = (1...20).map { "\($0)\n" }
    let new = ["0\n"] + lines.dropLast()
    let text = diff(lines.joined(), new.joined())
    #expect(text.contains("@@ -1,3 +1,4 @@\n+0\n 1\n"))
    #expect(text.contains("@@ -17,4 +18,3 @@\n 17\n 18\n 19\n-20\n"))
  }

  @Test("A missing line feed at the end is told, and an empty file has line 0")
  func ends() {
    #expect(
      diff("a", "b\n")
        == "--- a.md\n+++ a.md\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n"
    )
    #expect(diff("", "b\n") == "--- a.md\n+++ a.md\n@@ -0,0 +1,1 @@\n+b\n")
  }
}
