import Testing

@testable import DocCheck

@Suite("Comments about output and values")
struct ExpectationReaderTests {
  private func expectations(_ code: String) -> [String] {
    let markdown = "> ```swift\n" + code.split(separator: "\n").map { "> \($0)\n" }.joined()
    let article = ArticleReader().article(path: "a.md", bytes: Array((markdown + "> ```\n").utf8))
    return SnippetExtractor.snippets(in: article).snippets.flatMap(\.expectations).map {
      let subject =
        switch $0.subject {
        case .printed: ""
        case .result: "result "
        case .variable(let name): "\(name) = "
        }
      let doubt = [ValueComment.Certainty.likely: "?", .possible: "??"][$0.certainty] ?? ""
      let place = "\($0.span.start.line):\($0.span.start.column)-\($0.span.end.line)"
      return "\(place) \(subject)\($0.text)\(doubt)"
    }
  }

  @Test(
    "A comment that says what is printed is found, whatever its quotes",
    arguments: [
      ("print(1)\n// Prints \"1\"", ["3:3-3 1"]),
      ("print(1)\n// Prints \"1\".", ["3:3-3 1"]),
      ("print(1)\n// Prints \"1\", because 1 is \"1\".", ["3:3-3 1"]),
      ("print(1) // prints \"1\"", ["2:12-2 1"]),
      ("print(1)\n// Prints \"[\"a\", \"b\"]\"", ["3:3-3 [\"a\", \"b\"]"]),
      ("// Prints “é”", ["2:3-2 é"]),
      ("// Prints \"a\n// b\"\nlet x = 1", ["2:3-3 a\nb"]),
      ("// Prints \"a\n//   b\"", ["2:3-3 a\n  b"]),
      ("// Prints \"a \"b\" c\"", ["2:3-2 a \"b\" c"]),
      ("let s = \"// Prints \\\"1\\\"\"", []),
      ("// Prints the number", []),
      ("// Prints \"never closed", []),
      ("// Prints \"1\"\n// Prints \"2\"", ["2:3-2 1", "3:3-3 2"]),
    ]
  )
  func comments(code: String, expected: [String]) {
    #expect(expectations(code) == expected)
  }

  @Test(
    "Output without quotes is found behind a call that prints",
    arguments: [
      ("print(1)\n// Output: 1", ["3:3-3 1"]),
      ("print(1)\n// 出力: 1 個", ["3:3-3 1 個"]),
      ("print(1)\n// 출력: 1", ["3:3-3 1"]),
      ("print(1)\n// 输出：1", ["3:3-3 1"]),
      ("print(1) // Prints 1.", ["2:12-2 1"]),
      ("print(1) // => 1", ["2:12-2 1"]),
      ("print(\"a\") // → \"a\"", ["2:14-2 a"]),
      ("print(1)\n// Output:\n// a\n//  b\nlet x = 1", ["3:3-5 a\n b"]),
      ("print(1)\n// Prints two lines:\n// a\n// b", ["3:3-5 a\nb"]),
      ("print(1)\n// Prints two lines: a and b", []),
      ("print(1)\n// Output:\nlet x = 1 // a", []),
      ("let x = load()\n// Output: the first line", []),
      ("print(1) // prints one line for each egg", []),
    ]
  )
  func unquoted(code: String, expected: [String]) {
    #expect(expectations(code) == expected)
  }

  @Test(
    "A literal behind code is its value, unless it numbers the lines",
    arguments: [
      ("eggs.count // 2", ["2:14-2 result 2"]),
      ("eggs.first // => \"a\"", ["2:14-2 result \"a\""]),
      ("eggs.first\n// → nil", ["3:3-3 result nil"]),
      ("eggs.first // Optional(2)", ["2:14-2 result Optional(2)"]),
      ("eggs.first // Optional(egg)", ["2:14-2 result Optional(egg)?"]),
      ("let half = 1.0 / 3 // 0.33", ["2:22-2 result 0.33"]),
      ("let half = 3 // 3", []),
      ("eggs += 2 // 4", ["2:13-2 eggs = 4"]),
      ("box.eggs = 2 + 2 // 4", ["2:20-2 box.eggs = 4"]),
      ("eggs += 2\n// eggs is now 4", ["3:3-3 eggs = 4"]),
      ("eggs += 2\n// box.eggs == 4.", ["3:3-3 box.eggs = 4"]),
      ("eggs += 2\n// eggs is a number", []),
      ("a() // 1\nb() // 2\nc() // 3", []),
      ("a() // 2", ["2:7-2 result 2"]),
      ("eggs.count\n// 2", []),
      ("func f() { eggs.count // 2\n}", []),
      ("let f = { 2 } // two", ["2:17-2 result two??"]),
      ("bits << 1 // 00001000", []), ("bits << 5 // 10000000", []),
      ("// 2", []),
    ]
  )
  func values(code: String, expected: [String]) {
    #expect(expectations(code) == expected)
  }

  @Test(
    "A value is found behind words and signs, and in prose about it",
    arguments: [
      ("eggs.count // Int, 5", ["2:14-2 result 5?"]),
      ("eggs.count // the number of eggs (5)", ["2:14-2 result 5?"]),
      ("eggs.count // (5)", []),
      ("eggs.count // == 5", ["2:14-2 result 5?"]),
      ("eggs.count // returns 5", ["2:14-2 result 5?"]),
      ("eggs.count /* 5 */", ["2:14-2 result 5"]),
      ("eggs.side // .left", ["2:13-2 result .left?"]),
      ("eggs.side // left", ["2:13-2 result left??"]),
      ("eggs.sides // [.left]", ["2:14-2 result [.left]?"]),
      ("eggs.indices // 0..<3", ["2:16-2 result 0..<3?"]),
      ("eggs.count // 5, as expected", ["2:14-2 result 5?"]),
      ("let pi = area() // ≈ 3.14", ["2:19-2 result 3.14"]),
      ("let (a, b) = pair() // 1, 2", ["2:23-2 (a, b) = 1, 2?"]),
      ("swap(&a, &b)\n// a is 2, and b is 1", ["3:3-3 (a, b) = (2, 1)?"]),
      ("eggs.sort()\n// `eggs` is now [1, 2]", ["3:3-3 eggs = [1, 2]?"]),
      ("eggs.sorted()\n// == [1, 2]", ["3:3-3 result [1, 2]?"]),
      ("var total = 1\ntotal += 2 // total: 3", ["3:14-3 total = 3"]),
      ("let pi = area() // 3.14...", ["2:19-2 result 3.14"]),
      ("print(1, 2) // 1 2", ["2:15-2 1 2?"]),
      ("let day = start() // 2024-01-01", ["2:21-2 result 2024-01-01?"]),
    ]
  )
  func values(amongProse code: String, expected: [String]) {
    #expect(expectations(code) == expected)
  }

  @Test(
    "Prose without a value is none",
    arguments: [
      "eggs.count // may be 5", "eggs.count // see step 1, 2", "eggs.count // not 4, 5",
      "eggs.count // O(n) in the worst case", "eggs.count // as in the line above (3)",
      "eggs.count // 5 or 6, or more", "eggs.count // true if there are eggs, false otherwise",
      "eggs.count // The count", "eggs.count // note: 5", "eggs.count // 5 eggs",
      "eggs.count // ...", "eggs.count // see #12 (5)",
    ]
  )
  func prose(code: String) {
    #expect(expectations(code).filter { !$0.hasSuffix("??") } == [])
  }

  @Test(
    "A line below the code is a value if it looks like one, whatever is called",
    arguments: [
      ("print(box)\n// box(2)", ["3:3-3 box(2)?"]), ("print(eggs)\n// [1, 2]", ["3:3-3 [1, 2]?"]),
      ("print(eggs.count)\n// 2\nload() // 3", ["4:10-4 result 3"]),
      ("print(eggs.count)\n// 5", ["3:3-3 5?"]),
      ("print(name)\n// \"Ada\"", ["3:3-3 Ada?"]),
      ("eggs.sorted()\n// [1, 2]", ["3:3-3 result [1, 2]?"]),
      ("print(name)\n// Ada", []), ("print(eggs)\n// Next, [1, 2]", []),
      ("print(eggs)\nlet x = 3\n// [1, 2]", []),
    ]
  )
  func below(code: String, expected: [String]) {
    #expect(expectations(code) == expected)
  }

  @Test(
    "A flood of words and signs in a comment is read in linear time",
    arguments: ["a is 1, ", "(", "[", "1, ", "\"", "≈ ", "=> ", ".a", "(1) "]
  )
  func flood(unit: String) throws {
    #expect(
      try ProcessorTime.isLinear(from: 12_500 / unit.utf8.count) {
        _ = expectations("eggs.count // " + String(repeating: unit, count: $0))
      }
    )
  }
}
