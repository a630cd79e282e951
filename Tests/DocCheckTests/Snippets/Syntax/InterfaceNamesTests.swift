import Testing

@testable import DocCheck

@Suite("The names of an interface") struct InterfaceNamesTests {
  @Test("Types and functions, their members and those of every view are told apart")
  func names() {
    let names = InterfaceNames(
      of: """
        import Swift
        public struct Box<Content> : View where Content : View {
          public init(_ content: Content)
          public var body: some View { get }
          public struct Inner { public var hidden: Int }
          public subscript(index: Int) -> Int { get }
        }
        extension View {
          public func boxed() -> some View
        }
        public enum Side { case left, right }
        public func open(_ side: Side)
        public let limit: Int
        """
    )
    #expect(names.topLevel == ["Box", "Side", "open", "limit"])
    #expect(
      names.members == ["init", "body", "Inner", "subscript", "boxed", "left", "right"]
    )
    #expect(names.viewMembers == ["boxed"])
  }

  @Test("What is no Swift has no names")
  func odd() {
    #expect(InterfaceNames(of: "").topLevel.isEmpty)
    #expect(InterfaceNames(of: "}{ \u{0} ((").members.isEmpty)
  }
}
