import Foundation
import Testing

@testable import DocCheck

@Suite("Programs that share calls of the compiler") struct ProgramMergerTests {
  /// What sharing calls says about texts; what it says nothing of is left out.
  private func answers(_ texts: [String], mode: Int = 5) throws -> [String: Compilation] {
    let compiler = try Checking.freshCompiler()
    let keys = texts.map { (compiler.key(for: Program($0, mode: mode)), $0) }
    let programs = keys.map { ($0.0, Program($0.1, mode: mode)) }
    let merger = try ProgramMerger(
      Dictionary(programs) { $1 },
      compiler: compiler,
      workers: Workers(count: 1),
      slots: Slots(count: 1)
    )
    let answers = try merger.answers()
    return Dictionary(keys.compactMap { key, text in answers[key].map { (text, $0) } }) { $1 }
  }

  /// The texts that are found clean by sharing calls.
  private func clean(_ texts: [String], mode: Int = 5) throws -> [String] {
    let answers = try answers(texts, mode: mode)
    return texts.filter { answers[$0]?.ending == .clean }
  }

  private let good = [
    "struct Shared { var a = 1 }\nlet a = Shared()\nprint(a.a)\n",
    "class Shared {}\nfunc a() -> Shared { Shared() }\n_ = a()\n",
    "enum Shared { case a, b }\nextension Shared { func c() {} }\nlet b = Shared.a\nb.c()\n",
    "protocol Shared {}\nextension Shared { func c() {} }\nstruct D: Shared {}\nD().c()\n",
  ]

  @Test("Programs that declare the same names are clean in one call")
  func sameNames() throws {
    #expect(try clean(good) == good)
  }

  @Test("A program that is refused does not take others with it, at any stage of the compiler")
  func refused() throws {
    let bad = ["let a: Int = \"b\"\n", "func f() -> Int {}\n", "let small: UInt8 = 300\n"]
    #expect(try clean(good + bad) == good)
  }

  @Test(
    "No program passes with others that fails alone",
    arguments: [
      "print(8 % 2.5)\n", "_ = Shared2()\n", "1.leaked()\n", "_ = 1 +++ 2\n",
      "print(leakedValue)\n",
      "struct A { fileprivate struct B {}; var b: B }\n",
      "struct A: Equatable { fileprivate static func == (a: A, b: A) -> Bool { true } }\n",
      "protocol P { func f() }\nstruct A: P { private func f() {} }\n",
      "struct A { private struct B {}; var b: B }\n",
      "struct A { private var b: Int }\n_ = A(b: 1)\n", "return\n", "doccheckStatements0()\n",
      "let a = 1\na = 2\n", "let a: Int\nprint(a)\n", "var a = 1\nswap(&a, &a)\n",
      "@main struct M { static func main() {} }\nprint(1)\n", "struct A {}\nstruct A {}\n",
      "}\nfunc f() {\n", "let a = try f()\n", "func f() async {}\nf()\n", "super.init()\n",
      "let e: any Error = 1\n", "extension Leaked2 {}\n", "let z: Int8 = 127 + 1\n",
      "_ = 1 + \"a\"\n", "protocol Q { func leaked3() }\nstruct W: Equatable, Q {}\n",
      "class A { let b: Int }\n", "func f(_ a: inout Int) {}\nlet b = 1\nf(&b)\n",
      "var a: UInt8 = 255\na += 1\n", "var a = Int8(127)\na += 1\n",
      "var a = 9_223_372_036_854_775_807\na += 1\n", "var a: Int\nprint(a)\n",
      "let a: Int\nif Bool.random() { a = 1 }\nprint(a)\n", "let a: Int\na = 1\na = 2\n",
      "let a: Int\nlet f = { print(a) }\na = 1\nf()\n", "var a: [Int]\na.append(1)\n",
      "var a = await [1, 2]\nswap(&a[0], &a[1])\n", "let a = await 1 / 0\n",
      "let a = 1\nlet a = await 2\n", "guard let a = Optional(1) else {}\n",
      "func f() async {}\nf()\nlet a = await 1\n", "@objc class A { @objc var b = 1 }\n",
      "struct N: ~Copyable {}\nfunc t(_ n: consuming N) {}\nvar n = await N()\nt(n)\n",
      "import Synchronization\nlet a = await Mutex(1)\nlet b = a\n",
    ]
  )
  func noFalsePass(text: String) throws {
    let others =
      good + [
        "struct Shared2 {}\n", "extension Int { func leaked() {} }\n", "struct Leaked2 {}\n",
        "infix operator +++\nfunc +++ (a: Int, b: Int) -> Int { a }\n", "let leakedValue = 1\n",
        "extension Equatable { func leaked3() {} }\n_ = 1.leaked3()\n",
        "extension Int { static func + (a: Int, b: String) -> Int { a } }\n",
        "struct L { typealias I = Int }\nextension L.I: Error {}\n",
        "struct Mile: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {\n"
          + "  init(floatLiteral: Double) {}\n  init(integerLiteral: Int) {}\n"
          + "  static func % (a: Mile, b: Mile) -> Mile { a }\n}\n",
      ]
    #expect(try Checking.freshCompiler().compile(Program(text)).ending == .refused)
    let found = try clean(others + [text])
    #expect(!found.contains(text))
    #expect(Set(found).isSuperset(of: good))
  }

  @Test("A program that uses what another one declares learns that nobody declares it")
  func disturbed() throws {
    let using = ["print(shared)\n", "let a: Own? = nil\nprint(a!.own)\n"]
    let declaring = [
      "nonisolated var shared: Int { 1 }\n",
      "protocol P {}\nextension Int: P { var own: Int { 1 } }\n",
      "struct Own { var own = 2 }\n",
    ]
    let answers = try answers(using + declaring)
    #expect(answers[using[0]]?.errors.map(\.text) == ["cannot find 'shared' in scope"])
    #expect(answers[using[1]]?.errors.first?.text == "cannot find type 'Own' in scope")
    // The last one that waits has no other one to share a call with.
    #expect(declaring.allSatisfy { answers[$0]?.ending != .refused })
  }

  @Test("What is said beside a key path that names another program's member is not certain")
  func disturbedKeyPath() throws {
    let head = "func f<V>(_ path: WritableKeyPath<String, V?>, _ value: V) {}\n"
    let using = ["f(\\.own, unknown)\n", "f(\\String.own, other)\n"].map { head + $0 }
    let answers = try answers(using + ["extension String { var own: Int? { 1 } }\n"] + good)
    #expect(using.allSatisfy { answers[$0]?.isProvisional != false })
  }

  @Test("What is as visible as its program says shares calls with what does not name it")
  func visible() throws {
    let visible = [
      "public struct One { public var a: Int }\nprint(One(a: 1).a)\n",
      "public struct One { public init() {} }\nextension One: Error {}\nthrow One()\n",
      "private struct Two {}\nprivate func two() -> Two { Two() }\n_ = two()\n",
      "private enum Two { case two }\nprivate func f(_ two: Two) {}\nf(.two)\n",
      "extension Int { public func three() {} }\n3.three()\n",
      "open class Four {}\npublic class Five: Four { fileprivate var a = 1 }\n",
    ]
    #expect(try clean(visible + good) == visible + good)
    let lacking = ["public var a: One? = nil\n", "internal func f() { 3.three() }\n"]
    let mistaken = [
      "private struct Two {}\nstruct Six { var a: Two }\n",
      "struct Seven {}\npublic func seven() -> Seven { Seven() }\n",
    ]
    let answers = try answers(visible + lacking + mistaken)
    #expect(visible.allSatisfy { answers[$0]?.ending != .refused })
    for text in lacking + mistaken {
      let alone = try Checking.freshCompiler().compile(Program(text))
      #expect(alone.ending == .refused)
      // One that shares names with all others has no call to share.
      #expect(answers[text].map(said) ?? said(alone) == said(alone))
    }
  }

  @Test("Programs that lack what the other one declares are told so in calls apart")
  func disturbedByEachOther() throws {
    let texts = ["struct First {}\nprint(Second())\n", "struct Second {}\nprint(First())\n"]
    let lacking = ["print(First(), Second())\n", "struct Third {}\nprint(First(), Second())\n"]
    let answers = try answers(texts + good + lacking)
    #expect(good.allSatisfy { answers[$0]?.ending == .clean })
    for text in lacking {
      let errors = answers[text]?.errors.map(\.text)
      #expect(errors == ["cannot find 'First' in scope", "cannot find 'Second' in scope"])
    }
  }

  @Test("An error inside of what a macro made leaves the answers to other programs as they are")
  func errorInExpansion() throws {
    let unclear = """
      import Observation
      @Observable class Model { var items: [Missing] = []; var other: Missing? }

      """
    let plain = ["print(absent)\n", "struct A {}\n", "class B {}\n"].map {
      "import Observation\n" + $0
    }
    let answers = try answers(plain + [unclear])
    #expect(answers[plain[0]]?.errors.map(\.text) == ["cannot find 'absent' in scope"])
    #expect(plain.dropFirst().allSatisfy { answers[$0]?.ending == .clean })
    #expect(answers[unclear]?.ending != .clean)
  }

  @Test("An expression that keeps the compiler busy is left to a call of its own")
  func tooComplex() throws {
    let part = #" + " b: \(self.b)""#
    let text = """
      struct A {
        var b: Missing
        var c: String { "[" + self.c\(String(repeating: part, count: 4)) + "]" }
      }

      """
    let answers = try answers(good + [text, "print(missing)\n"])
    // The type that is missing is so for certain, whatever becomes of the expression.
    #expect(answers[text]?.isProvisional == true)
    #expect(answers[text]?.errors.map(\.text) == ["cannot find type 'Missing' in scope"])
    #expect(answers["print(missing)\n"]?.ending == .refused)
    #expect(good.allSatisfy { answers[$0]?.ending == .clean })
  }

  /// Declarations that the compiler refuses once the type checker has found no error.
  private let late = [
    "func f() -> Int {}\n", "let a: () -> Int = { let b = 1; _ = b }\n", "func f() -> Never {}\n",
    "func f() { let a: Int; print(a) }\n", "struct A { let b: Int; init() {} }\n",
    "class A {}\nclass B: A { var a: Int; override init() { super.init() } }\n",
    "func f(_ a: inout Int, _ b: inout Int) {}\nfunc g() { var a = 1; f(&a, &a) }\n",
    "func f() { let a: UInt8 = 300; print(a) }\n", "func f() { print(1 / 0) }\n",
    "func f() { let a: Int8 = 127 + 1; print(a) }\n", "func f() { let a: UInt = -1; print(a) }\n",
    "struct A { var a = 1; mutating func f() { g { self.a = 2 } }\n"
      + "func g(_ a: @escaping () -> Void) {} }\n",
    "func f(_ a: @escaping () -> Void) {}\nfunc g(_ a: inout Int) { f { print(a) } }\n",
    "func f() { let a: Int; a = 1; a = 2; print(a) }\n",
    "struct A: ~Copyable {}\nfunc f(_ a: consuming A) {}\nfunc g() { let a = A(); f(a); f(a) }\n",
    "struct A: ~Copyable {}\nfunc f(_ a: borrowing A) -> A { a }\n",
    "func f() { guard let a = Optional(1) else { print(1) }; print(a) }\n",
    "class A { var a: Int; init() { f(); a = 1 }; func f() {} }\n",
    "struct A { var a: Int { _read {} } }\n",
    "class A { var a: Int; init(a: Int) { self.a = a }; convenience init() { print(a) } }\n",
  ]

  @Test("An error of a late stage hides no other one, and the rest is clean in the same call")
  func lateErrors() throws {
    let compiler = try Checking.freshCompiler()
    let alone = try late.map { try compiler.compile(Program($0)) }
    let errors = alone.flatMap(\.errors)
    #expect(errors.allSatisfy { $0.isOfLateStage })
    #expect(CompilerMessage.lateStage.isSubset(of: errors.compactMap(\.id)))
    let call = MergedCall(compiler: compiler, arguments: compiler.arguments(for: Program("")))
    let forms = try (late + good).map { try #require(MergedForm($0, isLoose: true)).text }
    guard case .said(let refused, _, isComplete: true) = try call.outcome(of: forms) else {
      Issue.record("the call did not come to its end")
      return
    }
    #expect(refused.keys.sorted() == Array(late.indices))
    for (place, compilation) in alone.enumerated() {
      guard case .errors(let errors)? = refused[place] else {
        Issue.record("'\(late[place])' is unclear")
        continue
      }
      #expect(Set(errors.map(\.text)) == Set(compilation.errors.map(\.text)))
    }
  }

  @Test("In Swift 6 mode declarations share calls, and what belongs to an actor does not")
  func swift6() throws {
    let declarations = ["struct A {}\n", "class B {}\n", "actor C {}\n"]
    let statements = ["var a = 1\nfunc f() { a += 1 }\n", "print(1)\n"]
    #expect(try clean(declarations + statements, mode: 6) == declarations)
  }

  @Test("A module that is not there fails its own program alone")
  func missingModule() throws {
    #expect(try clean(good + ["import NoSuchModule\n"]) == good)
  }

  /// What an answer says, with the places of its notes.
  private func said(_ compilation: Compilation) -> [String] {
    compilation.errors.flatMap { [$0] + $0.notes }.map {
      "\($0.line):\($0.column) \($0.kind): \($0.text) [\($0.id ?? "")]"
    }
  }

  @Test(
    "What a shared call says of a program that it refuses is what a call of its own says",
    arguments: [
      "let a = 1\nprint(unknown)\nstruct S {}\nprint(a.b, missing)\n",
      "struct A {\n  var b: Missing\n}\nextension A { func c() -> Int { \"\" } }\n",
      "func f(_ a: Int) {}\nfunc f(_ a: String) {}\nf(1.5)\n",
      "print(missing)\nopen(\"a\")\n", "struct A: Equatable { var b: () -> Void }\n",
      "class A { var b: Int }\n", "if true { let a = [1]; a.sort() }\n",
      "  let 名 = [1].map { $0.nothing }\n", "struct A {}\nstruct A {}\n",
      "let a = await unknown()\nprint(a)\n", "@objc protocol P { @objc optional func f() }\n",
      "func f() -> Int {}\n",
      "struct A { func f() -> some Equatable { fatalError() }\n var a: some Equatable }\n",
    ]
  )
  func sameErrors(text: String) throws {
    let alone = try Checking.freshCompiler().compile(Program(text))
    let shared = try #require(try answers(good + [text])[text])
    #expect(shared.ending == alone.ending)
    #expect(said(shared) == said(alone))
    #expect(shared.errors.allSatisfy { $0.isInProgram })
  }

  @Test(
    "Nothing is certain of a program of which its form may say something else",
    arguments: [
      "let a: UInt8 = 300\n", "let a: Int\nvar b: Int { a }\n",
      "let a: Int\nvar b = 1 { didSet { print(a) } }\n",
      "let a = if Bool.random() { 1 } else { throw CancellationError() }\n",
      "struct A { func f() -> some Equatable { 1 } }\nlet a = A().f()\nprint(a.b)\n",
    ]
  )
  func uncertain(text: String) throws {
    let answer = try answers(good + [text])[text]
    #expect(answer?.isProvisional != false)
    let alone = try Checking.freshCompiler().compile(Program(text))
    #expect(answer == nil || alone.ending == .refused)
  }

  @Test(
    "Errors at one place or of variables without names are those of a call alone, or unknown",
    arguments: [
      "class A# {\n  static var a { 1 }\n}\n", "let _: Int = .missing#\nlet () = print()\n",
    ]
  )
  func samePlace(text: String) throws {
    let texts = (1...3).map { text.replacing("#", with: "\($0)") }
    let answers = try answers(texts)
    for text in texts {
      let alone = try said(Checking.freshCompiler().compile(Program(text)))
      #expect(answers[text].map(said) ?? alone == alone)
    }
  }
}
