import Testing

@testable import DocCheck

@Suite("Listings compared with the libraries")
struct SignatureJudgeTests {
  private func verdict(_ code: String) throws -> Verdict? {
    try Checking.check("```swift\n\(code)\n```\n").snippets.first?.verdict
  }

  @Test(
    "A listing that a library declares in the same way passes, whatever its parameters are called",
    arguments: [
      "func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable",
      "extension Publisher {\n  func sink(receiveValue: (Self.Output) -> ()) -> AnyCancellable\n}",
      "init(wrappedValue value: Value)",
      "struct State<Value> {\n  init(initialValue value: Value)\n  var wrappedValue: Value { get }\n}",
      "extension Array { mutating func append(_ element: Element) }",
      "func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]",
      "func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element]",
      "func reduce<Result>(_ initial: Result, _ next: (Result, Element) throws -> Result) "
        + "rethrows -> Result",
    ]
  )
  func same(code: String) throws {
    #expect(try verdict(code) == .passed(.compiled))
  }

  @Test(
    "One with other labels or types, or that no library has, is undecided",
    arguments: [
      "func sink(receiveValues: @escaping (Output) -> Void) -> AnyCancellable",
      "func sink(receiveValue: @escaping (Failure) -> Void) -> AnyCancellable",
      "func sink(receiveValue: @escaping (Output) -> Void) throws -> AnyCancellable",
      "extension Array { func append(_ element: Element) -> Bool }",
      "func map<T>(_ transform: (Element) throws -> T) throws -> [T]",
      "func reduce<Result>(_ initial: Result, _ next: (Element, Result) throws -> Result) "
        + "rethrows -> Result",
      "struct State<Value> {\n  init(initialValue value: Value)\n  func forget()\n}",
      "@frozen enum State<Value>", ".padding(_ length: CGFloat)",
      ".blur(radius: CGFloat, opaque: Bool)",
    ]
  )
  func other(code: String) throws {
    #expect(try verdict(code)?.name == "undecided")
  }

  @Test(
    "A listing that is no library's is compiled without its bodies",
    arguments: [
      "func ripen(after days: Int) -> Bool", "init(days: Int)",
      "extension Array { func ripened() -> RipeSequence<Element> }",
      "@attached(member, names: named(ripe))\nmacro Ripe(after days: Int = 3)",
      "static func ripe(in week: Int) -> Self",
      "struct Plum {\n  init(days: Int)\n  func ripen() -> Bool\n}",
      "func rest(for days: Int) async throws\n\nstruct Pear { var days: Int { get } }",
    ]
  )
  func own(code: String) throws {
    #expect(try verdict(code) == .passed(.compiled))
  }

  @Test("A misspelt type of a listing is an error, and one that nothing declares is assumed")
  func types() throws {
    let report = try Checking.check(
      """
      ```swift
      struct Basket {}
      ```

      ```swift
      func fill(_ basket: Baskett) -> Bool
      ```

      ```swift
      func weigh(_ basket: Basket) -> Gram
      ```
      """
    )
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled), .failed, .passed(.compiled)])
    #expect(report.snippets[2].assumed == ["Gram"])
  }

  @Test("The one declaration of a name that a library has is shown beside a different one")
  func shown() throws {
    let reason = try #require(
      try verdict("struct State<Value> {\n  var projectedValue: Value { get }\n}")?.reason
    )
    #expect(reason.hasPrefix("SwiftUI declares 'projectedValue' otherwise: public var"))
  }

  @Test("What a proposal lists beside a library's own is compiled, and named")
  func proposed() throws {
    let article = """
      # Growing arrays

      - Proposal: SE-0001

      ```swift
      extension Array {
        mutating func append(growing count: Int, from other: Crate) -> Bool
        func map<T>(in order: [Int], _ transform: (Element) -> T) -> [T]
      }
      ```

      ```swift
      extension Array { func map(in order: Self.Order) -> [Element] }
      ```
      """
    let report = try Checking.check(article)
    let names = ["Array.append(growing:from:)", "Array.map(in:_:)", "Crate"]
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == names)
    #expect(
      report.findings.filter { $0.rule == .undeclaredName }.map(\.message).sorted() == [
        "'Crate' is declared nowhere in this article and was taken to exist",
        "no library has 'Array.append(growing:from:)' as it is listed here; it was taken to exist",
        "no library has 'Array.map(in:_:)' as it is listed here; it was taken to exist",
      ]
    )
    let reason = report.snippets[1].verdict.reason
    let error = "'Order' is not a member type of generic struct 'Swift.Array<Element>'"
    #expect(reason == "declarations without bodies: \(error)")
  }

  @Test("Declarations are found by their names, each with the type around it")
  func index() {
    let text = """
      /// func hidden()
      public struct A<T> : P where T : Q {

          /// Words.
          @inlinable public func f<U>(_ a: U) -> T

          public struct B {
              public init?(b: Int)
          }

          public static var c: Int { get }
      }

      extension M.A {
          public subscript(i: Int) -> T { get }
      }

      public func f()
      """
    let index = DeclarationIndex([ModuleInterface.Text(module: "M", swift: text)])
    #expect(index["f"].map(\.owner) == ["A", nil])
    #expect(index["init"].map(\.owner) == ["B"])
    #expect(index["c"].map(\.owner) == ["A"])
    #expect(index["subscript"].map(\.owner) == ["A"])
    #expect(index["hidden"].isEmpty)
  }

  @Test("The first line of a library's type is compared with the library's")
  func headings() throws {
    let report = try Checking.check(
      parts: "protocol ObservableObject : AnyObject",
      "protocol ObservableObject : Hashable",
      "@frozen @propertyWrapper struct State<Value>",
      "@propertyWrapper\npublic struct ObservedObject<ObjectType> "
        + "where ObjectType: ObservableObject { ... }",
      "@propertyWrapper\npublic struct Binding<Value> where Value: Hashable { ... }",
      "struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> where "
        + "SectionIdentifierType : Hashable, SectionIdentifierType : Sendable",
      "public protocol View: Sendable",
      "class UIView where UIResponder"
    )
    #expect(
      report.snippets.map(\.verdict.name)
        == [
          "passed", "undecided", "passed", "passed", "undecided", "passed", "undecided",
          "undecided",
        ]
    )
  }

  @Test("Parentheses around the type of a function that is handed over change nothing")
  func parentheses() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "public func sink(\n  receiveValue: @escaping ((Self.Output) -> Void)\n"
          + ") -> AnyCancellable",
        "func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable"
      ) == ["passed", "passed"]
    )
  }
}
