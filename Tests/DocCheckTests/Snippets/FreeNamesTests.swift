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

  @Test("A call keeps the labels and the forms of its arguments and its trailing closures")
  func calls() {
    let roles = Set(
      ParsedSwift("x = f(1, a: .b, nil, &c) { $0 } d: { e in }").items.flatMap(\.uses)
    )
    .filter { $0.name == "f" }.map(\.role)
    let call = Call(
      arguments: [
        Call.Argument(label: "_", form: .value), Call.Argument(label: "a", form: .implicitMember),
        Call.Argument(label: "_", form: .nilLiteral), Call.Argument(label: "_", form: .inOut),
      ],
      trailingClosures: [
        Call.Argument(label: "_", form: .closure(parameters: 1)),
        Call.Argument(label: "d", form: .closure(parameters: 1)),
      ]
    )
    #expect(roles == [.call(call)])
  }

  @Test(
    "The place of a name tells what it is",
    arguments: [
      ("if a { }", Use.Role.condition), ("x = !a", .condition), ("x = a ? 1 : 2", .condition),
      ("x = b && a", .condition), ("if let a { }", .optional), ("x = a ?? 1", .optional),
      ("x = a!", .optional), ("a", .statement(modifiers: [])),
      ("a.b().c()", .statement(modifiers: ["b", "c"])), ("x = $a", .projection),
      ("switch x { case a.b(let c): c }", .pattern(member: "b", labels: ["_"])),
      ("let x: a.B", .outer(type: "B")),
    ]
  )
  func places(code: String, role: Use.Role) {
    let roles = ParsedSwift(code).items.flatMap(\.uses).filter { $0.name == "a" }.map(\.role)
    #expect(roles.contains(role))
  }

  @Test("A comparison says nothing about the truth of its operands")
  func comparisons() {
    let roles = ParsedSwift("if a == b && c < a { }").items.flatMap(\.uses).map(\.role)
    #expect(!roles.contains(.condition))
  }
}
