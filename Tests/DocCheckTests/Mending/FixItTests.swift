import Foundation
import Testing

@testable import DocCheck

@Suite("The compiler's own changes", .timeLimit(.minutes(5)))
struct FixItTests {
  /// What an article becomes, and what is left to say of it.
  private func fixed(_ text: String) throws -> (text: String, run: CommandRun) {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "a.md")
    let run = CommandRun(["fix", path, "--no-run"])
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return (String(decoding: bytes, as: UTF8.self), run)
  }

  private func swift(_ code: String) -> String { "```swift\n\(code)\n```\n" }

  @Test(
    "What the compiler offers against an error is done where it helps",
    arguments: [
      (
        "struct Shelf { func books() throws -> [String] { [\"Emma\"] } }\n"
          + "func list(_ shelf: Shelf) throws { print(▸shelf.books()) }",
        "try "
      ),
      (
        "func temperature() async -> Int { 21 }\n"
          + "func show() async { let now = ▸temperature(); print(now) }",
        "await "
      ),
      (
        "struct Lamp {\n  var isOn = false\n  ▸func toggle() { isOn = !isOn }\n}",
        "mutating "
      ),
      (
        "class Plant { func water() {} }\nclass Cactus: Plant { ▸func water() {} }",
        "override "
      ),
      (
        "final class Bell {\n  var rings = 0\n  func later(_ work: @escaping () -> Void) { work() }\n"
          + "  func ring() { later { ▸rings += 1 } }\n}",
        "self."
      ),
      ("func half(of number: Int) -> Int { number / 2 }\nprint(half(▸8))", "of: "),
      (
        "func width(_ title: String) -> Int {\n  let count = title.count\n  ▸count\n}",
        "return "
      ),
    ]
  )
  func inserted(code: String, insertion: String) throws {
    let faulty = swift(code.replacing("▸", with: ""))
    let mended = swift(code.replacing("▸", with: insertion))
    let first = try fixed(faulty)
    #expect(first.text == mended)
    #expect(first.run.status == .clean)
    #expect(try fixed(mended).text == mended)
  }

  @Test("Words are replaced, and several changes of one snippet are made")
  func replaced() throws {
    let code = """
      func area(width: Int, height: Int) -> Int { width * height }
      let side = 3
      side += 1
      if side = 4 { print(area(wide: side, height: 2)) }
      """
    let result = try fixed(swift(code))
    let mended = code.replacing("let side", with: "var side")
      .replacing("side = 4", with: "side == 4").replacing("wide:", with: "width:")
    #expect(result.text == swift(mended))
    #expect(result.run.status == .clean)
  }

  @Test(
    "What leaves something to fill in, may crash, is one of several or brings other errors is not",
    arguments: [
      "let guess: Int? = 4\nlet sure: Int = guess",
      "let note: Any = \"do\"\nlet tone: String = note",
      "enum Side { case left, right }\nfunc turn(_ side: Side) { switch side { case .left: break } }",
      "func page() throws -> Int { 1 }\nfunc turn() { print(page()) }",
    ]
  )
  func refused(code: String) throws {
    let result = try fixed(swift(code))
    #expect(result.text == swift(code))
    #expect(result.run.status == .findings)
    #expect(!result.run.errors.contains("rewritten"))
  }

  @Test(
    "Code that its author calls wrong is left as it is",
    arguments: ["// ❌ Forgets to", "// NG", "// 这是无效的", "// cannot be built"]
  )
  func badExample(comment: String) throws {
    let text = swift("let one = 1\none += 1 \(comment)\nprint(two(3))\nfunc two(of: Int) {}")
    #expect(try fixed(text).text == text)
  }

  @Test("What stands in another snippet or in what doccheck writes itself is not touched")
  func elsewhere() throws {
    let other = swift("struct Jar {\n  var coins = 0\n  func drop() {}\n}")
    let text = other + "\n" + swift("func fill(_ jar: Jar) {\n  jar.coins += 1\n}")
    #expect(try fixed(text).text == text)
    let member = swift("var name = \"\"\nfunc rename() { let own = name; own = \"x\" }")
    #expect(try fixed(member).text == member.replacing("let own", with: "var own"))
  }

  @Test("A change that does another snippet harm is left alone and named, and others are made")
  func harmful() throws {
    let text = """
      ```swfit
      let one = 1
      ```

      ```swift
      let size = 3
      size += 1
      ```

      ```swift swift-version=6
      nonisolated func shown() -> Int { size }
      ```

      """
    let result = try fixed(text)
    #expect(result.text == text.replacing("swfit", with: "swift"))
    #expect(result.run.errors.contains("left alone: to replace 'let' with 'var' makes a snippet"))
    #expect(result.run.status == .findings)
  }

  @Test("What only the mended code shows is mended after it")
  func rounds() throws {
    let text =
      swift("struct Lamp {\n  var isOn = false\n  func toggle() { isOn = !isOn }\n}") + "\n"
      + swift("let lamp = Lamp()\nlamp.toggle()")
    let result = try fixed(text)
    #expect(
      result.text
        == text.replacing("func", with: "mutating func").replacing("let lamp", with: "var lamp")
    )
    #expect(result.run.status == .clean)
  }

  @Test("A byte order mark, CRLF, tabs, quotes and lists stay as they are")
  func bytes() throws {
    let text =
      "\u{FEFF}# Tea 🍵\r\n\r\n> 1. Brew\r\n>\r\n>\t  ```swift\r\n>\t  let cup = \"🍵\"; let 杯 = 1; "
      + "杯 += 1\r\n>\t  \tprint(cup, 杯)\r\n>\t  ```\r\n"
    let result = try fixed(text)
    #expect(result.text == text.replacing("let 杯", with: "var 杯"))
    #expect(result.run.status == .clean)
  }

  @Test("A check asks for no changes, so that its reports stay as they were")
  func checked() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(swift("let one = 1\none += 1"), to: "a.md")
    #expect(!CommandRun(["check", path]).output.contains("fix:"))
    #expect(CommandRun(["fix", path, "--dry-run"]).output.contains("\n+var one = 1\n"))
  }
}
