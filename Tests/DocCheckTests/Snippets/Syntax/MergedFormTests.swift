import Testing

@testable import DocCheck

@Suite("The form in which programs share a call") struct MergedFormTests {
  @Test("Declarations are hidden in their file, and runs of statements stand in functions")
  func form() throws {
    let program = """
      import Foundation
      // A comment.
      let a = 1; var b = 2 // two
      print(a); print(b)
      if a > b {
        print("more")
      } // end
      @dynamicMemberLookup @MainActor
      final class Box: Sendable {
        @Lazy private var value = 3
      }
      extension Box: Error { func show() {} }
      @MainActor extension Int { func show() {} }
      func add(_ x: Int) -> Int { return x }
      add(1)
      """
    let form = try #require(MergedForm(program, isLoose: true))
    #expect(form.imports == ["Foundation"])
    #expect(
      form.text == """
        import Foundation
        // A comment.
        fileprivate let a = 1; fileprivate var b = 2 // two
        fileprivate func doccheckStatements0() throws {
        print(a); print(b)
        if a > b {
          print("more")
        }
        }
         // end
        @dynamicMemberLookup @MainActor
        fileprivate final class Box: Sendable {
          @Lazy private var value = 3
        }
        extension Box: Error { func show() {} }
        @MainActor fileprivate extension Int { func show() {} }
        fileprivate func add(_ x: Int) -> Int { return x }
        fileprivate func doccheckStatements1() throws {
        add(1)
        }

        """
    )
  }

  @Test("Operators are hidden beside their types, where the compiler would find them elsewhere")
  func operators() throws {
    let program = """
      struct Mile {
        static func + (a: Mile, b: Mile) -> Mile { a }
        private static func - (a: Mile, b: Mile) -> Mile { a }
        enum Unit { @inline(never) static prefix func - (a: Unit) -> Unit { a } }
        func add() {}
      }
      extension Mile: Equatable { static func == (a: Mile, b: Mile) -> Bool { true } }
      protocol Adding { static func + (a: Self, b: Self) -> Self }
      """
    #expect(
      MergedForm(program, isLoose: true)?.text == """
        fileprivate struct Mile {
          fileprivate static func + (a: Mile, b: Mile) -> Mile { a }
          private static func - (a: Mile, b: Mile) -> Mile { a }
          enum Unit { @inline(never) fileprivate static prefix func - (a: Unit) -> Unit { a } }
          func add() {}
        }
        extension Mile: Equatable { fileprivate static func == (a: Mile, b: Mile) -> Bool { true } }
        fileprivate protocol Adding { static func + (a: Self, b: Self) -> Self }
        """
    )
  }

  @Test(
    "What other files could see, and what means something else in the form, has none",
    arguments: [
      "infix operator +++", "func +++ (a: Int, b: Int) -> Int { a }", "extension Int: P {}",
      "extension Int: Error {}",
      "protocol P {}\nextension Int: P, Error {}",
      "protocol P {}\nextension Int: P { private func a() {} }", "nonisolated let a = 1",
      "protocol P {}\nextension Int: P { static func + (a: Int, b: P) {} }",
      "nonisolated(unsafe) var a = 1",
      "struct A { typealias I = Int }\nextension A.I: P {}",
      "typealias I = Int\nextension I: P {}",
      "extension Int { static func + (a: Int, b: String) {} }",
      "typealias IntegerLiteralType = Int8",
      "private let a = 1", "@main struct A { static func main() {} }",
      "public struct A: ExpressibleByIntegerLiteral {}", "extension Int { public init(a: Int) {} }",
      "extension String { public subscript(a: Int) -> Int { a } }",
      "extension Int { public func callAsFunction() {} }",
      "extension Array { public static func buildBlock(_ a: Int) {} }",
      "#if DEBUG\n#endif", "#sourceLocation(file: \"a\", line: 1)", "#tide(3)",
      "@main struct A { static func main() {} }",
      "@_silgen_name(\"a\") func a()", "@_cdecl(\"a\") func a() {}",
      "import struct Foundation.Date", "@testable import Foundation", "return",
      "if true { return }",
      "guard let a = Optional(1) else { return }", "let a = await f()\nreturn",
      "let a: Int\na = 1\nfunc f() {}", "let a = await f()\nstruct A {}",
      "defer { print(1) }\nfunc f() {}", "func f() { print(a) }\nlet a: Int\na = 1",
      "struct a {}\nlet a = await f()",
      "let b = 1\nguard let b = Optional(2) else { fatalError() }",
      "let a = await a", "guard let a = a else { fatalError() }",
      "guard let a else { fatalError() }", "let a: Int\na = b\nlet b = 1",
      "let a: Atomic<Int>\na = Atomic(1)", "let a = await f()\ng(consume a)",
      "lazy var a = 1", "@Wrapped var a = 1", "print(a)\nlet a = 1",
      "if let a { print(1) }\nlet a = Optional(1)", "let f = { [a] in 1 }\nlet a = 1",
      "doccheckStatements0()", "struct A {", "init() {}",
      "case a", "print(1))", "func f() {", "#warning(\"a\")", "@inlinable func f() {}",
    ]
  )
  func refused(program: String) {
    #expect(MergedForm(program, isLoose: true) == nil)
  }

  @Test("A program that is started by a type has none of the others' top-level code")
  func main() throws {
    let program = "import B\n@main\nstruct A { static func main() {} }\nlet a = 1"
    let form = try #require(MergedForm(program, isLoose: false, isLibrary: true))
    #expect(
      form.text == "import B\n/*@main*/\nfileprivate struct A { static func main() {} }\n"
        + "fileprivate let a = 1\n"
        + "fileprivate func doccheckStatementsA() async throws { try await A.main() }\n"
    )
    #expect(!form.isScript)
    #expect(MergedForm("print(1)", isLoose: true, isLibrary: true) == nil)
  }

  @Test("Conditions inside of declarations and macros inside of expressions stay as they are")
  func inside() throws {
    let program = "func a() {\n  #if DEBUG\n  print(#line)\n  #endif\n}"
    #expect(try #require(MergedForm(program, isLoose: true)).text == "fileprivate " + program)
  }

  @Test("What a program adds to other types for protocols of its own is hidden with them")
  func conformance() throws {
    let program = """
      protocol Named { var name: String { get } }
      extension Array: Named where Element: Named {
        @inline(never) var name: String { "" }
        typealias Name = String
        struct Inner {}
        static subscript(a: Int) -> Int { a }
        init(name: String) { self = [] }
      }
      nonisolated var label: Int { get { 1 } set {} }
      var title: String?
      """
    #expect(
      MergedForm(program, isLoose: true)?.text == """
        fileprivate protocol Named { var name: String { get } }
        extension Array: Named where Element: Named {
          @inline(never) fileprivate var name: String { "" }
          fileprivate typealias Name = String
          fileprivate struct Inner {}
          fileprivate static subscript(a: Int) -> Int { a }
          fileprivate init(name: String) { self = [] }
        }
        fileprivate nonisolated var label: Int { get { 1 } set {} }
        fileprivate var title: String?
        """
    )
  }

  @Test("A program that says how visible something is stays so, and its names are known")
  func visible() throws {
    for program in [
      "public struct A { var b = `default` }", "private class A { func c(d: Int) {} }",
      "struct A { internal var b = 1 }", "extension A { fileprivate func b() {} }",
    ] {
      let form = try #require(MergedForm(program, isLoose: true))
      #expect(form.text == program)
      #expect(form.names?.contains("A") == true)
    }
    let form = MergedForm("public struct A { var b = `default`.c }\nprint(d)", isLoose: true)
    #expect(form?.names == ["A", "b", "default", "c", "print", "d"])
    #expect(MergedForm("struct A { private var b = 1 }", isLoose: true)?.names == nil)
  }

  @Test("A preview stands beside the declarations, not in a function")
  func preview() {
    #expect(
      MergedForm("#Preview { Text(\"a\") }\nprint(1)", isLoose: true)?.text == """
        #Preview { Text("a") }
        fileprivate func doccheckStatements0() throws {
        print(1)
        }

        """
    )
  }

  @Test("What waits, and variables that get their values later, stand in the last function")
  func lastFunction() {
    let program = """
      struct A { func f(a: Int) async {} }
      print(1)
      func b() {}
      let a = await A()
      async let c = 1
      guard let d = Optional(await c) else { throw CancellationError() }
      """
    #expect(
      MergedForm(program, isLoose: true)?.text == """
        fileprivate struct A { func f(a: Int) async {} }
        @MainActor fileprivate func doccheckStatements0() async throws {
        print(1)
        }

        fileprivate func b() {}
        @MainActor fileprivate func doccheckStatements1() async throws {
        let a = await A()
        async let c = 1
        guard let d = Optional(await c) else { throw CancellationError() }
        }

        """
    )
    #expect(
      MergedForm("let a = 1\nlet b: Int\nlet c = 2\nb = 3", isLoose: true)?.text == """
        fileprivate let a = 1
        fileprivate func doccheckStatements0() throws {
        let b: Int
        let c = 2
        b = 3
        }

        """
    )
  }

  @Test(
    "A number that may become too large is a variable of the last function, others are not",
    arguments: [
      "var a: UInt8 = 255\na += 1": true, "var a = Int8(127)\na += 1": true,
      "var a = -100 as Int8": true, "var a = 9_223_372_036_854_775_807": true,
      "var a = 255\na += 1": false, "let a: UInt8 = 255": false, "var a: [UInt8] = []": false,
    ]
  )
  func numbers(program: String, isLocal: Bool) throws {
    let form = try #require(MergedForm(program, isLoose: true))
    #expect(form.text.hasPrefix("fileprivate func") == isLocal)
  }

  @Test(
    "A member or a label named like a later variable is no use of it; a computed one may be used"
  )
  func notEarly() {
    let program = "struct A { var a = 1 }\nprint(A().a)\nfunc f(a: Int) {}\nf(a: 2)\nlet a = 1"
    #expect(MergedForm(program, isLoose: true) != nil)
    #expect(MergedForm("print(a)\nvar a: Int { 1 }", isLoose: true) != nil)
    #expect(MergedForm("func f() { print(a) }\nlet a = 1", isLoose: true) != nil)
  }

  @Test("Where code at the top level belongs to an actor, only declarations have a form")
  func strict() {
    for program in ["let a = 1", "print(1)"] {
      #expect(MergedForm(program, isLoose: true) != nil)
      #expect(MergedForm(program, isLoose: false) == nil)
    }
    #expect(MergedForm("struct A {}", isLoose: false)?.text == "fileprivate struct A {}")
  }

  @Test("Neither depth nor length keeps the tool busy")
  func limits() {
    #expect(MergedForm(String(repeating: "[", count: 60), isLoose: true) == nil)
    #expect(MergedForm(String(repeating: "let a = 1\n", count: 20_000), isLoose: true) == nil)
  }
}
