import Testing

@testable import DocCheck

@Suite("Types that an article declares in other languages") struct ForeignDeclarationsTests {
  private static func types(in markdown: String) -> Set<String> {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return ForeignDeclarations.types(in: article.allBlocks)
  }

  @Test("Types in blocks of C, C++ and Objective-C are found, those in others are not")
  func languages() {
    let text = """
      class Prose is no type.

      ```c++
      class Lamp : public Light { struct Bulb *bulb; };
      enum class Shade { bright };
      ```

      ```objective-c
      @interface Socket : NSObject
      @protocol Plug;
      ```

      ```swift
      struct Room {}
      ```

      ``` C
      struct Wire { int length; };
      ```
      """
    #expect(
      Self.types(in: text) == ["Bulb", "Lamp", "Plug", "Shade", "Socket", "Wire"]
    )
  }

  @Test("A block that nobody closes goes on to the end", arguments: ["", "\n", "\r\nstruct"])
  func unclosed(end: String) {
    #expect(Self.types(in: "```c\nstruct Wire {" + end) == ["Wire"])
    #expect(Self.types(in: "```" + end).isEmpty)
  }
}
