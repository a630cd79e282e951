import Testing

@testable import DocCheck

@Suite("Requirements of protocols met by extensions")
struct ProtocolStubsTests {
  @Test("Each requirement but types gets a body, its comments go")
  func requirements() {
    let body = "{ \(Hole.trap) }"
    let code = """
      @MainActor protocol Shelf: Sendable {
        associatedtype Book
        // How many there are.
        var count: Int { get async }, unused: Int { get }
        static subscript(index: Int) -> Book? { get set }
        func sort(
          by key: String  // The key.
        ) throws
        init()
      }
      """
    #expect(
      ProtocolStubs.text(for: code, trait: "Left", isClass: false)
        == "extension Shelf where Self: Left { var count: Int { get async \(body) }; "
        + "var unused: Int { get \(body) }; "
        + "static subscript(index: Int) -> Book? { get \(body) set \(body) }; "
        + "func sort( by key: String ) throws \(body); init() { self = docCheckValue() } }"
    )
  }

  @Test("An object's class alone makes it")
  func classes() {
    #expect(
      ProtocolStubs.text(for: "protocol Shelf { init() }", trait: "Left", isClass: true)
        == "extension Shelf where Self: Left {  }"
    )
  }

  @Test(
    "What is no protocol has no requirements",
    arguments: ["", "}{ \u{0}", "struct A {}", "protocol"]
  )
  func odd(code: String) {
    #expect(ProtocolStubs.text(for: code, trait: "Left", isClass: false) == nil)
  }
}
