import Testing

@testable import DocCheck

@Suite("Good and bad variants under their markers inside of one declaration")
struct VariantRepairTests {
  @Test(
    "Each variant is compiled as if the others were not there",
    arguments: [
      (
        "final class Nest {\n  private let isFull: Bool\n  private var eggs: Int\n\n"
          + "  init(eggs: Int) {\n    // WRONG\n    self.eggs = eggs\n    self.isFull = eggs > 3\n\n"
          + "    // RIGHT\n    self.eggs = eggs\n    isFull = eggs > 3\n  }\n\n"
          + "  func add() {\n    // WRONG\n    let more = 1\n    self.eggs += more\n"
          + "    // RIGHT\n    let more = 1\n    eggs += more\n"
          + "    // WRONG\n    self.show()\n    // RIGHT\n    show()\n  }\n}",
        ["Nest.show", "show"]
      ),
      (
        "import XCTest\n\nfinal class NestTests: XCTestCase {\n  // Bad\n  func test_eggs() {\n"
          + "    try! Nest().lay()\n  }\n\n  // Good\n  func test_eggs() throws {\n"
          + "    try Nest().lay()\n  }\n}",
        ["Nest"]
      ),
      (
        "struct Card: View {\n  // ❌ A new one each time\n  @ObservedObject var nest = Nest()\n"
          + "  // ✅ Kept\n  @StateObject var nest = Nest()\n\n"
          + "  var body: some View { Text(nest.title) }\n}",
        ["Nest"]
      ),
      (
        "func load() async {\n  // 잘못된 예\n  let egg = try! await fetch()\n  print(egg)\n\n"
          + "  // 올바른 예\n  do {\n    let egg = try await fetch()\n    print(egg)\n"
          + "  } catch { print(error) }\n}",
        ["fetch"]
      ),
      (
        "final class Pet {\n  weak var owner: Owner?\n  // or\n  unowned let owner: Owner\n\n"
          + "  init(owner: Owner) { self.owner = owner }\n}",
        ["Owner"]
      ),
      (
        "func ring() {\n  let count = 7\n  let name = \"a\"\n  // или\n"
          + "  let name = \"b\"\n  print(count)\n}",
        []
      ),
      (
        "let lay = {\n  // NG\n  let egg: Int! = 1\n  print(egg!)\n  // OK\n  let egg = 1\n"
          + "  print(egg)\n}",
        []
      ),
    ]
  )
  func variants(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "What one of them gets wrong fails, and so does what is declared twice without markers",
    arguments: [
      (
        "func lay() {\n  // Bad\n  let egg = 1\n  print(egg)\n  // Good\n"
          + "  let egg = \"a\".lowercasd()\n  print(egg)\n}",
        "7:17 compile-error: value of type 'String' has no member 'lowercasd'; did you mean "
          + "'lowercased'?"
      ),
      (
        "struct Nest {\n  // Eggs\n  var eggs = 1\n  // More eggs\n  var eggs = 2\n}",
        "6:7 conflicting-declaration: invalid redeclaration of 'eggs'"
      ),
      (
        "struct Nest {\n  @State var eggs = 1\n  @State var eggs = 2\n}",
        "4:14 conflicting-declaration: invalid redeclaration of 'eggs'"
      ),
    ]
  )
  func mistakes(code: String, finding: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.findings(report) == [finding])
    #expect(Checking.verdicts(report) == ["failed"])
  }

  @Test(
    "What stands behind all variants belongs to the last one",
    arguments: [
      "func total(_ values: [Int]) -> Int {\n  // ❌ Bad: slow\n"
        + "  let sum = values.map { $0 }.reduce(0, +)\n  // ✅ Good\n"
        + "  let sum = values.reduce(0, +)\n  return sum\n}",
      "struct Nest {\n  // ❌ Bad\n  var name: String? = nil\n  // ✅ Good\n  var name: String = \"\"\n"
        + "  func greet() -> String { \"Hello \" + name }\n}",
      "struct Nest {\n  // Bad:\n  var level = 1\n  // Good:\n  var level = 2\n"
        + "  func log(_ x: Int) {}\n  func log(_ x: String) {}\n"
        + "  func test() { log(\"a\"); log(3) }\n}",
    ]
  )
  func tails(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test(
    "Sentences are no markers, and what only a variant gets wrong is left open",
    arguments: [
      "struct Nest {\n  // Avoid magic numbers: they can't be searched\n  let limit = 10\n"
        + "  // Preferred unit is seconds\n  let timeout = 3\n  let limit = 10\n}",
      "func lay() -> Int {\n  // Bad\n  let egg = 1\n  return egg\n  // Good\n"
        + "  let egg = \"a\"\n  return egg\n}",
    ]
  )
  func sentences(code: String) throws {
    #expect(
      try Checking.verdicts(ofFences: code)[0]
        .hasPrefix("undecided: variants of the same thing stand in it")
    )
  }

  @Test("What such code prints is what its last variants print", .enabled(if: Checking.hasSandbox))
  func output() throws {
    let code = { (printed: Int) in
      "func lay() {\n  // ❌\n  let egg = 1\n  print(egg)\n  // ✅\n  let egg = 2\n"
        + "  print(egg)\n}\nlay() // Prints \"\(printed)\""
    }
    let report = try Checking.check(parts: code(2), code(1))
    #expect(Checking.verdicts(report) == ["passed", "failed"])
  }

  @Test("Other names are as long, and branches stand in the order of the code")
  func places() {
    let variants = NestedVariants(
      "struct A {\n  // bad\n  func one() {}\n  // good\n  func one() {}\n  // bad\n  func o() {}\n"
        + "  // good\n  func o() {}\n  func b() {\n    // bad\n    c()\n    // good\n    d()\n  }\n}"
    )
    #expect(variants.renamings.map(\.text) == ["on1"])
    #expect(variants.renamings.map(\.bytes.count) == [3])
    #expect(variants.branches.map(\.text).last == " }")
    #expect(variants.branches.map(\.offset) == variants.branches.map(\.offset).sorted())
    #expect(NestedVariants("func a() {\n  // good\n  b()\n  // good\n  c()\n}").isEmpty)
    #expect(NestedVariants("").isEmpty)
  }
}
