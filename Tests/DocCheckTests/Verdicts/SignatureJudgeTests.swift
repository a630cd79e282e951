import Testing

@testable import DocCheck

@Suite("Listings compared with the libraries")
struct SignatureJudgeTests {
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
}
