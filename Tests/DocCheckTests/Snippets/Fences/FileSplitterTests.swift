import Testing

@testable import DocCheck

@Suite("Several files in one fence")
struct FileSplitterTests {
  private func parts(_ code: String) -> [String] {
    ExtractedSnippets.describe("```swift\n\(code)\n```\n")
  }

  @Test(
    "A fence is split at comments that name files",
    arguments: [
      (
        "// Counter.swift\nimport Foundation\nstruct A {}\n// main.swift\nimport Foundation\nprint(1)",
        [
          "1-4 // Counter.swift|import Foundation|struct A {}",
          "5-8 // main.swift|import Foundation|print(1)",
        ]
      ),
      (
        "// File: Sources/App/A.swift\nstruct A {}\n\n// MARK: - B+C.swift\nstruct B {}",
        ["1-4 // File: Sources/App/A.swift|struct A {}|", "5-7 // MARK: - B+C.swift|struct B {}"]
      ),
      (
        "let shared = 1\n\n// In 'A.swift':\nstruct A {}\n// B.swift (new)\nstruct B {}",
        [
          "1-3 let shared = 1|", "4-5 // In 'A.swift':|struct A {}",
          "6-8 // B.swift (new)|struct B {}",
        ]
      ),
      (
        "//\n//  A.swift\n//  App\n//\n\nstruct A {}\n\n//\n//  B.swift\n//\nstruct B {}",
        ["1-8 //|//  A.swift|//  App|//||struct A {}|", "9-13 //|//  B.swift|//|struct B {}"]
      ),
      (
        "// ==== A.swift ====\nstruct A {}\n// ==== B.swift ==== the rest\nstruct B {}",
        ["1-3 // ==== A.swift ====|struct A {}", "4-6 // ==== B.swift ==== the rest|struct B {}"]
      ),
    ]
  )
  func files(code: String, expected: [String]) {
    #expect(parts(code) == expected)
  }

  @Test(
    "One name, a remark about a file or a list of files splits nothing",
    arguments: [
      "// A.swift\nstruct A {}\n\nstruct B {}",
      "// A.swift\nstruct A {}\n// A.swift\nstruct B {}",
      "// A.swift defines this\nstruct A {}\n// See B.swift for the rest\nstruct B {}",
      "// - A.swift\n// - B.swift\nstruct A {}",
      "struct A {\n  // B.swift\n  let b = 1\n  // C.swift\n  let c = 1\n}",
      "let a = \"\"\"\n// A.swift\na\n// B.swift\nb\n\"\"\"",
    ]
  )
  func others(code: String) {
    #expect(parts(code).count == 1)
  }
}
