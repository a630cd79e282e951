import Testing

@testable import DocCheck

@Suite("Verdicts on declarations that an article prints from a library")
struct PrintedLibraryTests {
  @Test("A protocol that the article prints from a library is the library's")
  func printedProtocol() throws {
    let report = try Checking.check(
      parts:
        "protocol ObservableObject: AnyObject {\n  associatedtype ObjectWillChangePublisher\n"
        + "  var objectWillChange: ObjectWillChangePublisher { get }\n}",
      "class Shelf: ObservableObject {\n  @Published var count = 1\n}\n"
        + "let shelf = Shelf()\n_ = shelf.objectWillChange.sink { print(1) }"
    )
    #expect(report.snippets[1].verdict == .passed(.compiled))
  }

  @Test("A wrapper that the article prints with nothing but its values is the library's")
  func printedWrapper() throws {
    let listing =
      "@propertyWrapper\nstruct Published<Value> {\n  var wrappedValue: Value\n"
      + "  var projectedValue: Publisher<Value, Never>\n}"
    let code = "class Counter: ObservableObject {\n  @Published var count = 0\n}"
    #expect(
      try Checking.verdicts(ofFences: listing, code, code.replacing("= 0", with: ": Int = \"\""))
        == ["passed", "passed", "failed"]
    )
  }

  @Test(
    "An enumeration that the article prints with a library's cases and parameters is the library's"
  )
  func printedEnumeration() throws {
    let listing =
      "enum Result<Success, Failure: Error> {\n  case success(Success)\n  case failure(Failure)\n}"
    let code = "let depth: Result<Int, any Error> = .success(3)\nlet twice = depth.map { $0 * 2 }"
    #expect(try Checking.verdicts(ofFences: listing, code) == ["passed", "passed"])
    let loose = listing.replacing("Failure: Error", with: "Failure")
    #expect(
      try Checking.verdicts(ofFences: loose, "let depth: Result<Int, String> = .failure(\"no\")")
        == ["passed", "passed"]
    )
    let longer = listing.replacing("(Failure)\n", with: "(Failure)\n  func get() -> Int { 1 }\n")
    #expect(
      try Checking.verdicts(
        ofFences: longer,
        "let depth: Result<Int, any Error> = .success(1)\nprint(depth.get())"
      ) == ["passed", "passed"]
    )
    // Before Swift 5 everybody had one of their own.
    let own = "enum Result<Value> {\n  case success(Value)\n  case failure(Error)\n}"
    #expect(
      try Checking.verdicts(ofFences: own, "let depth: Result<Int> = .success(3)")
        == ["passed", "passed"]
    )
  }
}
