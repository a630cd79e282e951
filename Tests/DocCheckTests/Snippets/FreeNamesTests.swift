import Testing

@testable import DocCheck

@Suite("Names that code uses")
struct FreeNamesTests {
  private func uses(_ code: String) -> Set<String> {
    Set(ParsedSwift(code).items.flatMap(\.uses).map(\.name))
  }

  @Test(
    "What a scope declares is not wanted from outside",
    arguments: [
      ("func f(a: Int, b c: B) -> D { a + c + e }", ["Int", "B", "D", "e"]),
      ("let x = { y in y + z }", ["z"]),
      ("let x = { (y: Int) -> A in y }", ["Int", "A"]),
      ("struct A<T> { var a: T; func f() { a; b } }", ["b"]),
      ("if let a = b { a } else { a }", ["b"]),
      ("if let a { a }", ["a"]),
      ("for i in is_ where i > n { i }", ["is_", "n"]),
      ("switch a { case .b(let c): c; default: d }", ["a", "d"]),
      ("do { try f() } catch { error }", ["f"]),
      ("var a: Int { get { b } set { c = newValue } }", ["Int", "b", "c"]),
      ("struct A: B, C<D> {}", ["B", "C", "D"]),
      ("@State var a = E.f", ["State", "E"]),
      ("$a.b", ["a"]),
      ("func f<T: P>(_ t: T) where T.A == B {}", ["P", "B"]),
      ("a.map { $0.b + c }", ["a", "c"]),
      ("let x = \\A.b", ["A"]),
      ("let (a, b) = c; a + b", ["c", "a", "b"]),
      ("class A { func f() { Task { [weak self, x] in self?.g(y) } } }", ["Task", "x", "y"]),
      ("\"\\(a) b\"", ["a"]),
    ]
  )
  func freeNames(code: String, expected: [String]) {
    #expect(uses(code) == Set(expected))
  }

  @Test("A call keeps its labels and its trailing closures")
  func calls() {
    let item = ParsedSwift("f(1, a: 2) { } b: { }").items.first
    #expect(
      item?.uses == [Use(name: "f", role: .call(labels: ["_", "a"], trailingClosures: [0, 0]))]
    )
  }
}
