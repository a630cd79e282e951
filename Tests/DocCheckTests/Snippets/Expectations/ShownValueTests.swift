import Testing

@testable import DocCheck

@Suite("Values as texts show them")
struct ShownValueTests {
  private func tolerances(_ shown: String, _ actual: String) throws -> Set<OutputTolerance>? {
    ValueMatch(hasSets: false).tolerances(
      try #require(ShownValue(shown)),
      try #require(ShownValue(actual))
    )
  }

  @Test(
    "The same value in another notation is the same",
    arguments: [
      ("0x41424344", "1094861636"), ("0b111", "7"), ("0o10", "8"), ("1_000", "1000"),
      ("30", "30.0"), ("3e3", "3000.0"), ("-0x10", "-16"),
      ("0xFFFF_FFFF_FFFF_FFFF", "18446744073709551615"),
      ("\"we're\"", "\"we\\'re\""), ("\"\\u{e9}\"", "\"é\""),
      ("(3, \"Ex\")", "(version: 3, title: \"Ex\")"),
      (".north", "main.Direction.north"), ("Direction.north", "main.Direction.north"),
      (".success(3)", "Swift.Result<Swift.Int, main.E>.success(3)"),
      ("P(x: 1)", "main.(unknown context at $7f).P(x: 1)"),
      ("[a, b]", "[\"a\", \"b\"]"), ("[:]", "[:]"), ("[]", "[:]"),
      ("1...5", "ClosedRange(1...5)"), ("[1, 2]", "ArraySlice([1, 2])"),
      ("(5)", "5"),
    ]
  )
  func same(shown: String, actual: String) throws {
    #expect(try tolerances(shown, actual) == [])
  }

  @Test(
    "What differs only in what readers expect is within a tolerance",
    arguments: [
      ("3.14", "3.14159", OutputTolerance.rounding), ("3", "Optional(3)", .optional),
      ("Optional(3)", "3", .optional), ("[1, 2, ...]", "[1, 2, 3, 4]", .elision),
      ("[1, …, 9]", "[1, 2, 9]", .elision), ("[2, 1]", "Set([1, 2])", .order),
      ("[\"b\": 2, \"a\": 1]", "[\"a\": 1, \"b\": 2]", .order), ("\"a…c\"", "\"abc\"", .elision),
    ]
  )
  func tolerated(shown: String, actual: String, tolerance: OutputTolerance) throws {
    #expect(try tolerances(shown, actual) == [tolerance])
  }

  @Test(
    "Another value is another one",
    arguments: [
      ("30", "30.5"), ("0x10", "10"), ("\"a\"", "\"A\""), ("[1, 2]", "[2, 1]"), ("[1]", "[1, 1]"),
      ("(1, 2)", "(1, 2, 3)"), ("(x: 1, y: 2)", "(a: 1, b: 2)"), (".north", "main.Direction.south"),
      ("P(x: 1)", "main.P(x: 2)"), ("nil", "Optional(3)"), ("[1, 2, ...]", "[1, 3, 4]"),
      ("[1, ...]", "[]"), ("1...5", "Range(1..<5)"), ("true", "false"), ("\"3\"", "3"),
      ("9223372036854775807", "9223372036854775806"),
    ]
  )
  func different(shown: String, actual: String) throws {
    #expect(try tolerances(shown, actual) == nil)
  }

  @Test(
    "What is no single value is not read",
    arguments: [
      "", "a b", "1, 2", "let x = 1", "f { 1 }", "-x", "a + b", "\"\\(x)\"", "[1, 2", "1, ...",
    ]
  )
  func unread(text: String) { #expect(ShownValue(text) == nil) }

  @Test("Dots alone are no literal, and names are none but those of the language")
  func literals() {
    #expect(
      ["3", "nil", "[1, ...]", "Optional(3)", "(1, \"a\")"].allSatisfy(ParsedSwift.isLiteral)
    )
    #expect(!["...", "north", ".north", "P(x: 1)", "1...5"].contains(where: ParsedSwift.isLiteral))
  }

  @Test(
    "A flood is read in linear time",
    arguments: ["[1, ", "(", "Optional(", "\"", "1_", ".a", "0x"]
  )
  func flood(unit: String) throws {
    #expect(
      try ProcessorTime.isLinear(from: 12_500 / unit.utf8.count) {
        _ = ShownValue(String(repeating: unit, count: $0))
      }
    )
  }
}
