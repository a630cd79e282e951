import Testing

@testable import DocCheck

@Suite("Swift code outside of fences")
struct UnfencedSearchTests {
  @Test(
    "A type among lines of prose is found, and prose that touches its last brace is cut off",
    arguments: [
      ("カウンタを定義します。\n", "次に表示を作ります。\n値は { } の中です。\n"),
      ("카운터를 정의합니다.\n", "다음으로 화면을 만듭니다.\n값은 { } 안에 있습니다.\n"),
      ("We define a counter\n", "Next we show it { here } and (there.\n\"And so on\n"),
      ("", " next we show it\n"),
      ("## 値\n\n", "\n- 項目 (一つ目\n- 項目\n"),
    ]
  )
  func gluedProse(before: String, after: String) {
    let struct1 = "struct Counter {\n  var count = 0\n\n  mutating func add() { count += 1 }\n}"
    let article = unfencedArticle(before + struct1 + after)
    #expect(article.unfencedCode.map(\.text) == [struct1 + "\n"])
    let start = before.utf8.count
    #expect(article.unfencedCode.map(\.span.bytes) == [start..<start + struct1.utf8.count])
    #expect(article.unfencedCode.allSatisfy { !$0.isFenced && $0.isClosed })
  }

  @Test(
    "Prose stays prose, whatever words of Swift are in it",
    arguments: [
      "Let us see.\nlet me show what a struct is: it holds values, a class is shared.",
      "use @State private var x = 0 for a value of the view's own",
      "@State\n@State と @Binding は、View の値を扱う仕組みです。\n@State var の値が変わると再描画します。",
      "@State 는 뷰의 값입니다.\nimport 문은 파일의 맨 위에 둡니다.",
      "import SwiftUI\n\nThis line makes the framework's names visible.",
      "- @State private var count = 0\n- func reset()\n- class Model {}",
      "A type such as `struct A { var x = 0 }` is small, and struct B { var y = 0 } is too.",
      "# func reset() -> Bool\n\nresets the model.",
      "The call foo(bar) ends (see\nabove), while for example if you wait { it } goes on.",
      "extension of the type, protocol witness, enum without cases\nclass Model: Observable",
      "For (int i = 0; i < n; i++) {\n  sum += i;\n}",
      "struct point {\n  int x;\n  int y;\n};",
      "server {\n  listen 80\n  root /var/www\n}",
      "{\n  \"let\": 1\n}",
      "www.example.com\nModel.swift\nModel.swift(モデル)\n親View(Model.swift)",
      "we then declare\nlet count = 0\nin the view.",
      "| struct A {} | class B {} |\n|---|---|\n| var x = 0 | let y = 1 |",
    ]
  )
  func prose(text: String) {
    #expect(unfencedCode(in: text) == [])
    #expect(unfencedCode(in: "Prose.\n\n" + text + "\n\nProse.\n") == [])
  }

  @Test("Fences, comments, front matter and quoted fences are left alone")
  func elsewhere() {
    let markdown = """
      ---
      title: A
      code:
      struct A {
        var x = 0
      }
      ---

      ```text
      struct B {
        var x = 0
      }
      ```

      <!--
      struct C {
        var x = 0
      }
      -->

      @Row {
        @Column {
          ```swift
          struct D {
            var x = 0
          }
          ```
        }
      }
      """
    #expect(unfencedCode(in: markdown) == [])
  }

  @Test("What CommonMark tears apart is whole again: lists, quotes, blank lines, HTML, headings")
  func tornCode() {
    let markdown = """
      例：

      final class Box<Element> {
          #if DEBUG
          let name = "*a* _b_"
          #endif

          func map<T>(_ f: (Element) -> T) -> T? {
              // <b>
      - 1 > 0 ? nil : nil
          }
      }
      ---

      - item:

        func one() -> Int {
          1
        }

      > struct Quoted {
      >   var x = 0
      >
      >   var y = 0
      > }
      > 続き
      """
    let texts = unfencedCode(in: markdown)
    #expect(texts.count == 3)
    #expect(texts.first?.hasPrefix("final class Box<Element> {\n    #if DEBUG\n") ?? false)
    #expect(texts.first?.hasSuffix("- 1 > 0 ? nil : nil\n    }\n}\n") ?? false)
    #expect(texts.dropFirst().first == "func one() -> Int {\n  1\n}\n")
    #expect(texts.last == "struct Quoted {\n  var x = 0\n\n  var y = 0\n}\n")
  }

  @Test("Items that belong together are one piece, with the comments around them")
  func pieces() {
    let markdown = """
      // Model.swift
      import Foundation

      // the model
      struct Model {}
      let model = Model()
      print(model)
      // Prints "Model()"

      本文です。
      struct Model { var x = 0 }// 次の版
      struct Other {}
      Text("a")
        .bold()
      """
    #expect(
      unfencedCode(in: markdown) == [
        """
        // Model.swift
        import Foundation

        // the model
        struct Model {}
        let model = Model()
        print(model)
        // Prints "Model()"

        """,
        """
        struct Model { var x = 0 }// 次の版
        struct Other {}
        Text("a")
          .bold()

        """,
      ]
    )
  }

  @Test("Prose that begins with the name of an attribute is no code, the line behind it is")
  func namedAttributes() {
    let code = unfencedCode(in: "@Stateを@Bindingに変更\n\n// 値\n@Binding var count: Int\n")
    #expect(code == ["// 値\n@Binding var count: Int\n"])
  }

  @Test("Backticks that touch the last brace open no fence")
  func gluedBackticks() {
    let article = unfencedArticle("값:\nstruct A {\n  var x = 0\n}```\n\n끝입니다.\n")
    #expect(article.unfencedCode.map(\.text) == ["struct A {\n  var x = 0\n}\n"])
    #expect(article.blocks.map(\.plainText) == ["값:", "", "```", "끝입니다."])
  }

  @Test("The files that one piece shows end where the piece ends, not with the line")
  func files() {
    let article = unfencedArticle("값:\n// A.swift\nstruct A {}\n// B.swift\nstruct B {\n}끝입니다.\n")
    let snippets = SnippetExtractor.snippets(in: article).snippets
    let texts = snippets.map { article.source.text($0.block.span.bytes) }
    #expect(texts == ["// A.swift\nstruct A {}", "// B.swift\nstruct B {\n}"])
  }

  @Test("A second declaration of a type and a second import begin another piece")
  func versions() {
    let first = "import Foundation\nstruct A {\n  var x = 0\n}"
    let second = "struct A {\n  var x = 1\n}"
    #expect(unfencedCode(in: first + second + "\n") == [first + "\n", second + "\n"])
    #expect(unfencedCode(in: first + "\n\n" + first) == [first + "\n", first + "\n"])
  }

  @Test("Where a line break between two declarations was lost, each begins a line of its own")
  func seams() {
    let article = unfencedArticle("struct A {\n  var b = B()\n}struct B {\n  var x = 0\n}以上")
    let lines = article.unfencedCode.flatMap(\.lines)
    #expect(
      lines.map(\.text)
        == ["struct A {", "  var b = B()", "}", "struct B {", "  var x = 0", "}"]
    )
    #expect(lines.map(\.number) == [1, 2, 3, 3, 4, 5])
    #expect(lines.map { article.source.position($0.fileOffset).column } == [1, 1, 1, 2, 1, 1])
  }

  @Test(
    "Code behind prose or a label on the same line is found where it ends the line",
    arguments: [
      ("Here is the code: struct A { var x = 0 }\n", ["struct A { var x = 0 }\n"]),
      ("コード：struct A { var x = 0 }\n", ["struct A { var x = 0 }\n"]),
      ("swift Copy\nCopy struct A { var x = 0 }\n", ["struct A { var x = 0 }\n"]),
      ("이렇게 씁니다. struct A {\n  var x = 0\n}입니다.\n", ["struct A {\n  var x = 0\n}\n"]),
      ("次は struct A { var x = 0 } です。\n", []),
      (
        "例えば struct A { var x = 0 var y = 0 var z = 0 }\n",
        ["struct A { var x = 0 var y = 0 var z = 0 }\n"]
      ),
    ]
  )
  func behindProse(markdown: String, expected: [String]) {
    #expect(unfencedCode(in: markdown) == expected)
  }

  @Test("Code that does not parse is found, up to the first line that is prose")
  func brokenCode() {
    let broken = "struct A {\n  var x = 0\n  var y = 0\n  func f( {\n    print(x)\n  }\n}"
    #expect(unfencedCode(in: "本文。\n" + broken + "\n次の文です。\n{ }\n") == [broken + "\n"])
    #expect(unfencedCode(in: "struct A {\nand then the words go on and on.\n") == [])
  }

  @Test("Indented code is left alone, unless prose touches it or it is a part of other code")
  func indentedCode() {
    #expect(unfencedCode(in: "Code:\n\n    let a = 1\n    print(a)\n\nMore.") == [])
    #expect(unfencedCode(in: "Code:\n\n    let { a, b } = c;\n    make all\n\nMore.") == [])
    let type = "struct A {\n\n    var x = 0\n}"
    #expect(unfencedCode(in: type + "\n") == [type + "\n"])
    #expect(
      unfencedCode(in: "값:\n\n    struct A {\n      var x = 0\n    }입니다.\n")
        == ["struct A {\n  var x = 0\n}\n"]
    )
  }
}
