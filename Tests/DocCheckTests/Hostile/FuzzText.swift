/// Texts made by chance of pieces that mean something, the same ones for the same seed.
struct FuzzText {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// The next number below a bound (SplitMix64).
  mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }

  /// Some of the pieces, one after the other.
  mutating func text(of pieces: [String], most: Int) -> String {
    (0...number(below: most)).map { _ in pieces[number(below: pieces.count)] }.joined()
  }

  /// The bytes of a text, some of them lost, doubled or changed.
  mutating func damaged(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<number(below: 4) where !bytes.isEmpty {
      let place = number(below: bytes.count)
      switch number(below: 4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes[place] = UInt8(number(below: 256))
      default: bytes.removeLast(bytes.count - place)
      }
    }
    return bytes
  }
}

extension FuzzText {
  /// What Markdown, its dialects and Swift are made of.
  static let markdown = [
    "\n", "\n", "\n\n", "\r\n", "\r", "    ", "\t", " ", "```", "````", "~~~", "```swift\n", "> ",
    "- ",
    "1. ", "# ", "===\n", "---\n", "<!--", "-->", "<details>", "</p>", "| a | b |\n", "|---|\n",
    "[a](b)",
    "![", "](", "[^1]", "[^1]: ", "[a]: b\n", "`", "``", "*", "**", "_", "\\", "&amp;", ":::",
    "{{< a >}}",
    "{% raw %}", "@Image(", "<doc:a>", "$$", "let a = 1\n", "struct A {\n", "}\n",
    "print(a) // Prints \"1\"\n",
    "// Error: x\n", "...\n", "…", "\"", "\"\"\"", "\\(", "#sourceLocation(", "#if os(iOS)\n", "/*",
    "*/",
    "import SwiftUI\n", "42% fewer bugs", "Survey 2024", "日本語", "👩‍👩‍👧", "\u{202E}", "\u{0}",
    "\u{FEFF}", "é",
    "{swift, run}", "swift no-run", "title: a\n", "$ swift build\n",
  ]

  /// What directives are made of.
  static let directives = [
    "<!-- ", "<!--", " -->", "-->", "doccheck:", "doccheck: ", "setup", "test", "evidence",
    "compile-fail",
    "compile-fail=\"x\"", "no-run", "run", "traps", "traps=\"", "ignore=\"a\"", "group=A",
    "standalone",
    "swift-version=6", "swift-version=", "assume=\"A, B\"", "doccheck-disable", "-next", " all",
    "rule",
    " -- reason", "doccheck-enable", "\n", "```swift\nlet a = 1\n```\n", "\"", "=", ",", " ", "{",
    "}",
    "@Test func a() {}\n", "é", "\u{0}", "compile-error", "unsourced-claim(", ")",
  ]

  /// What configurations and other JSON are made of.
  static let json = [
    "{", "}", "[", "]", ":", ",", "\"", "'", "rules", "\"rules\": ", "include: ", "exclude: ",
    "\"a\"", "1",
    "-", "1e9999", "0x", "null", "true", "//", "/*", "*/", "\n", "\\", "\\u", "D83D", " ",
    "claims: {",
    "languages", "swiftVersions: [5, 6]", "overrides: [{", "paths: [\"a\"]", "failOn: ",
    "minVerified: ",
    "timeout: ", "baseline: ", "\"schemaVersion\": 1", "\"findings\": [", "\"path\": \"a\"",
    "\"count\": ",
    "9223372036854775808", "Infinity", "NaN", "é", "\u{2028}", "+", ".",
  ]

  /// What an editor sends is made of.
  static let messages = [
    "Content-Length: ", "content-length:", "10", "0", "-1", "99999999999999999999", "\r\n",
    "\r\n\r\n", "\n",
    "{}", "{\"jsonrpc\":\"2.0\",", "\"id\":1,", "\"method\":\"shutdown\"",
    "\"method\":\"initialize\",",
    "\"method\":\"textDocument/hover\",", "\"params\":{",
    "\"textDocument\":{\"uri\":\"file:///a.md\"}",
    "}", "]", "[", "\"", ",", "\"range\":", "null", "Content-Length: 2\r\n\r\n{}",
    "Content-Length: 46\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"}  ",
    "Content-Length: 48\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}  ",
  ]
}
