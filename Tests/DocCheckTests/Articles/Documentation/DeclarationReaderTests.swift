import Testing

@testable import DocCheck

@Suite("Declarations of Swift files")
struct DeclarationReaderTests {
  private func read(_ text: String) throws -> SourceDocumentation {
    let article = ArticleReader().article(path: "Cup.swift", bytes: Array(text.utf8))
    return try #require(article.documentation)
  }

  @Test("Importers see what is public in what is public")
  func visibility() throws {
    let file = try read(
      """
      /// A
      public struct Cup {
        /// B
        public var size: Int { 1 }
        /// C
        var depth = 1
        /// D
        private func fill() {}
      }
      /// E
      struct Pot { 
        /// F
        public func pour() {} 
      }
      public extension Cup {
        /// G
        func drink() {}
      }
      extension Cup {
        /// H
        func empty() {}
        /// I
        public private(set) var isFull: Bool { get { true } set {} }
      }
      /// J
      public protocol Drinkable {
        /// K
        func sip()
      }
      /// L
      public enum Tea {
        /// M
        case green, black(Int, with: Bool)
      }
      """
    )
    let exported = file.declarations.filter { $0.visibility == .exported }.map(\.name)
    #expect(
      exported == ["Cup", "size", "drink()", "isFull", "Drinkable", "sip()", "Tea", "green"]
    )
    let internals = file.declarations.filter { $0.visibility == .module }.map(\.name)
    #expect(internals == ["depth", "Pot", "pour()", "empty()"])
    #expect(file.declarations.filter { $0.visibility == .hidden }.map(\.name) == ["fill()"])
    #expect(file.exportedCount == 9)
    #expect(Set(file.symbols.map(\.name)).isSuperset(of: ["black(_:with:)", "pour()", "size"]))
  }

  @Test("Names have their labels, and signatures neither attributes nor bodies")
  func names() throws {
    let file = try read(
      """
      /// A
      @inlinable @discardableResult
      public func fill<Drink>(
        with drink: Drink, // a comment
        _ spoons: Int = 1
      ) throws -> [Drink] where Drink: Hashable { [] }
      /// B
      public subscript(size: Int) -> Int { 1 }
      /// C
      public static func == (left: Int, right: Int) -> Bool { true }
      /// D
      public init?(from pot: Int) {}
      /// E
      #if DEBUG
      /// F
      public var `default`: Int = 3
      #endif
      """
    )
    #expect(
      file.declarations.map(\.name) == [
        "fill(with:_:)", "subscript(_:)", "==(_:_:)", "init(from:)", "default",
      ]
    )
    #expect(
      file.declarations[0].signature
        == "public func fill<Drink>(with drink: Drink, _ spoons: Int = 1) throws -> [Drink] where Drink: Hashable"
    )
    #expect(file.declarations[4].signature == "public var `default`: Int")
  }

  @Test("What is around a part of a body is the function's own head in its type")
  func body() throws {
    let file = try read(
      """
      extension Array where Element: Comparable {
        /// A
        public mutating func top(_ count: Int = 1) -> [Element] { [] }
        public struct Page {
          /// B
          public init(number: Int) {}
        }
      }
      """
    )
    #expect(
      file.declarations.map { $0.body?.before } == [
        "extension Array where Element: Comparable { mutating func docCheckExample(_ count: Int) async throws -> [Element]  {",
        "extension Array.Page { static func docCheckExample(number: Int) async throws -> Self  {",
      ]
    )
  }

  @Test("A file of odd bytes, or of none, documents nothing")
  func odd() throws {
    for text in ["", "///", "/***/", "/**/", "///\n///\n", "/** */", "/**", "\u{FEFF}/// A", "@"] {
      #expect(try read(text).declarations.isEmpty)
    }
    let deep = String(repeating: "[", count: 40_000)
    let article = ArticleReader().article(path: "Cup.swift", bytes: Array("/// A\n\(deep)".utf8))
    #expect(article.findings.map(\.rule) == [.unreadArticle])
  }
}
