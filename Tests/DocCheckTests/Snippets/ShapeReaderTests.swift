import Testing

@testable import DocCheck

@Suite("Shapes")
struct ShapeReaderTests {
  @Test(
    "Code has the shape that the parser sees",
    arguments: [
      ("struct A {}\nfunc f() {}", Shape.file),
      ("import SwiftUI\nstruct A {}", .file),
      ("extension Int { var a: Int { 1 } }", .file),
      ("#Preview { A() }", .file),
      ("let a = 1", .script),
      ("struct A {}\nprint(A())", .script),
      ("for i in 0..<3 { print(i) }", .script),
      ("@State private var a = 1", .members),
      ("init(a: Int) { self.a = a }", .members),
      ("case a, b", .members),
      ("private func f() { self.a = 1 }", .members),
      ("override func viewDidLoad() { super.viewDidLoad() }", .members),
      ("func f()\nvar a: Int { get }", .signature),
      ("extension Sequence {\n  func first<R>(_ f: (Element) -> R?) -> R?\n}", .signature),
      ("struct A {}\nfunc f(_ a: A) -> Int", .signature),
      ("protocol P { func f() }", .file),
      ("@frozen @propertyWrapper\nstruct State<Value>", .signature),
      (".font(.title)\n.bold()", .modifierChain),
      ("a.b(1)", .expression),
      ("Array<Int>", .type),
      ("get { a }\nset { a = newValue }", .accessors),
      ("guard a else { return }\nself.b = 1", .statements),
      ("struct A { func f() { ... } }", .file),
      ("struct A {\n  ...\n}", .file),
      ("struct A {\n  ... the methods of the protocol ...\n}", .file),
      ("class A {\n  ... the rest of the code\n  func f() {}\n}", .file),
      ("- Model(X), Service(X)... => Models, Services", .pseudoCode),
      ("let a = = 1", .broken),
      ("struct A {", .broken),
      ("func f() -> Int\nprint(f())", .script),
      ("extension A {\n  struct B { init() }\n}", .signature),
      ("extension A { var b: Int { get } }", .signature),
      ("extension A { var b: Int }", .signature),
      ("macro m() -> Int", .signature),
      ("some Motor\n<T: Motor>", .pseudoCode),
      ("Number given  | Number taken", .pseudoCode),
      ("any P", .type),
      ("some P<Int>", .type),
      ("(Int) -> Void", .type),
      ("A.b", .expression),
      ("catch let e { print(e) }", .statements),
      ("case .b(let c): print(c)", .statements),
      (".package(url: \"a\", from: \"1.0.0\"),", .modifierChain),
      ("dependencies: [.package(url: \"a\", from: \"1.0.0\")]", .expression),
      ("@interface A : NSObject\n@end", .otherLanguage),
      ("[\n  {\n    \"name\": \"Ann\"\n  }\n]", .otherLanguage),
      ("$ swift build\nBuilding for debugging...", .otherLanguage),
      ("Cannot convert the value of one type to the other", .pseudoCode),
      ("a = b() ❌\nlet c = 1 ✅", .script),
    ]
  )
  func shapes(code: String, expected: Shape) {
    #expect(ShapeReader().shape(of: code, parsed: ParsedSwift(code)) == expected)
  }
}
