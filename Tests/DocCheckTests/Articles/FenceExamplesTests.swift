import Testing

@testable import DocCheck

@Suite("Fences of CommonMark")
struct FenceExamplesTests {
  /// A way in which the same article can be saved.
  enum Form: CaseIterable {
    case plain
    case carriageReturns
    case byteOrderMark
    case withoutLastLineEnding

    func text(_ markdown: String) -> String {
      switch self {
      case .plain: markdown
      case .carriageReturns: markdown.replacing("\n", with: "\r\n")
      case .byteOrderMark: "\u{FEFF}" + markdown
      case .withoutLastLineEnding: String(markdown.dropLast(markdown.hasSuffix("\n") ? 1 : 0))
      }
    }
  }

  @Test(
    "The structures of the examples of CommonMark 0.31.2 §4.5 are read as it says",
    arguments: [
      // 119, 120: either character
      ("```\na < b\n > c\n```\n", ["fenced closed||2:1=a < b|3:1= > c"]),
      ("~~~\na < b\n > c\n~~~\n", ["fenced closed||2:1=a < b|3:1= > c"]),
      // 121: fewer than three
      ("``\nlet a = 1\n``\n", []),
      // 122, 123: the other character closes nothing
      ("```\nlet a = 1\n~~~\n```\n", ["fenced closed||2:1=let a = 1|3:1=~~~"]),
      ("~~~\nlet a = 1\n```\n~~~\n", ["fenced closed||2:1=let a = 1|3:1=```"]),
      // 124, 125: as long as the opening one, or longer
      ("````\nlet a = 1\n```\n``````\n", ["fenced closed||2:1=let a = 1|3:1=```"]),
      ("~~~~\nlet a = 1\n~~~\n~~~~\n", ["fenced closed||2:1=let a = 1|3:1=~~~"]),
      ("````\n```\n`````\n", ["fenced closed||2:1=```"]),
      // 126, 127, 128: closed by the end of the file or of the quote
      ("```\n", ["fenced open|"]),
      ("`````\n\n```\nlet a = 1\n", ["fenced open||2:1=|3:1=```|4:1=let a = 1"]),
      ("> ```\n> let a = 1\n\nlet b = 2\n", ["fenced open||2:3=let a = 1"]),
      // 129, 130: blank or empty
      ("```\n\n  \n```\n", ["fenced closed||2:1=|3:1=  "]),
      ("```\n```\n", ["fenced closed|"]),
      // 131, 132, 133: an indented fence takes off as much indentation
      (" ```\n f {\ng\n```\n", ["fenced closed||2:2=f {|3:1=g"]),
      ("  ```\nf {\n  g\nh\n  ```\n", ["fenced closed||2:1=f {|3:3=g|4:1=h"]),
      ("   ```\n   f\n    g\n  h\n   ```\n", ["fenced closed||2:4=f|3:4= g|4:3=h"]),
      // 134: four columns are too many
      ("    ```\n    let a = 1\n    ```\n", ["indented closed||1:5=```|2:5=let a = 1|3:5=```"]),
      // 135, 136, 137: so they are for the closing fence
      ("```\nlet a = 1\n  ```\n", ["fenced closed||2:1=let a = 1"]),
      ("   ```\nlet a = 1\n  ```\n", ["fenced closed||2:1=let a = 1"]),
      ("```\nlet a = 1\n    ```\n", ["fenced open||2:1=let a = 1|3:1=    ```"]),
      // 138, 139: neither has blanks inside
      ("``` ```\nlet a = 1\n", []),
      ("~~~~~~\nlet a = 1\n~~~ ~~\n", ["fenced open||2:1=let a = 1|3:1=~~~ ~~"]),
      // 140, 141: no blank line is needed before or behind it
      ("one\n```\nlet a = 1\n```\ntwo\n", ["fenced closed||3:1=let a = 1"]),
      ("one\n---\n~~~\nlet a = 1\n~~~\n# two\n", ["fenced closed||4:1=let a = 1"]),
      // 142, 143, 144: the info string
      ("```swift\nlet a = 1\n```\n", ["fenced closed|swift|2:1=let a = 1"]),
      ("~~~~    swift x=3 $%@#$\nlet a\n~~~~~~~\n", ["fenced closed|swift x=3 $%@#$|2:1=let a"]),
      ("````;\n````\n", ["fenced closed|;"]),
      // 145, 146: no backtick behind backticks
      ("``` aa ```\nlet a = 1\n", []),
      ("~~~ aa ``` ~~~\nlet a = 1\n~~~\n", ["fenced closed|aa ``` ~~~|2:1=let a = 1"]),
      // 147: a closing fence has no info string
      ("```\n``` aaa\n```\n", ["fenced closed||2:1=``` aaa"]),
    ],
    Form.allCases
  )
  func fencedCode(example: (markdown: String, expected: [String]), form: Form) {
    #expect(CodeBlocks.describe(form.text(example.markdown)) == example.expected)
  }

  @Test(
    "Fences in quotes, in lists and with escapes in the info string are read as CommonMark says",
    arguments: [
      ("``` sw\\*ift\nlet a = 1\n```\n", ["fenced closed|sw*ift|2:1=let a = 1"]),
      ("``` f&uuml;r\nlet a = 1\n```\n", ["fenced closed|für|2:1=let a = 1"]),
      // A quote goes on without its mark in paragraphs only.
      ("> ```\nlet a = 1\n```\n", ["fenced open|", "fenced open|"]),
      ("> [!NOTE]\n> ```swift\n> a > b\n> > c\n> ```\n", ["fenced closed|swift|3:3=a > b|4:3=> c"]),
      ("- one\n\n  ```\n  f\n\n\n    g\n  ```\n", ["fenced closed||4:3=f|5:1=|6:1=|7:3=  g"]),
      ("1.  one\n\n    ```\n    f\n    ```\n\n    > two\n", ["fenced closed||4:5=f"]),
      (
        "-\n  one\n-\n  ```\n  f\n  ```\n-\n      g\n",
        ["fenced closed||5:3=f", "indented closed||8:7=g"]
      ),
      ("- a\n- ```\n  b\n\n\n  ```\n- c\n", ["fenced closed||3:3=b|4:1=|5:1="]),
      ("* a\n  > b\n  ```\n  c\n  ```\n- d\n", ["fenced closed||4:3=c"]),
      ("1. ```\n   f\n   ```\n\n   g\n", ["fenced closed||2:4=f"]),
      // A body less indented than its item ends the list, and the fence with it.
      ("- ```swift\nlet a = 1\n  ```\n", ["fenced open|swift", "fenced open|"]),
      ("- - ```swift\n    f\n    ```\n", ["fenced closed|swift|2:5=f"]),
      ("10) ~~~swift\n    f\n    ~~~\n", ["fenced closed|swift|2:5=f"]),
      ("> - ```swift\n>   f\n>   ```\n", ["fenced closed|swift|2:5=f"]),
    ],
    Form.allCases
  )
  func containers(example: (markdown: String, expected: [String]), form: Form) {
    #expect(CodeBlocks.describe(form.text(example.markdown)) == example.expected)
  }

  @Test(
    "Tabs count as indentation up to the next fourth column, and stay in the code",
    arguments: [
      ("```swift\tx\n\tlet a = 1\n```\t\n", ["fenced closed|swift\tx|2:1=\tlet a = 1"]),
      ("```\tswift\nf\n```\n", ["fenced closed|swift|2:1=f"]),
      ("\t```swift\n\tf\n\t```\n", ["indented closed||1:2=```swift|2:2=f|3:2=```"]),
      ("\t```\n\tf\n\t\n\nend\n", ["indented closed||1:2=```|2:2=f"]),
      ("  ```swift\n\tf\n  ```\n", ["fenced closed|swift|2:2=  f"]),
      ("-\t```swift\n\tf\n\t\tg\n\t```\n", ["fenced closed|swift|2:2=f|3:2=\tg"]),
      ("- one\n\n\t```swift\n\tf\n\t```\n", ["fenced closed|swift|4:2= f"]),
      (">\t```swift\n>\tf\n>\t```\n", ["fenced closed|swift|2:3= f"]),
      ("-\t\t```\n\t\tf\n", ["indented closed||1:4=  ```|2:3=  f"]),
      ("```\nf\n\t```\n```\n", ["fenced closed||2:1=f|3:1=\t```"]),
    ],
    [Form.plain, .carriageReturns, .byteOrderMark]
  )
  func tabs(example: (markdown: String, expected: [String]), form: Form) {
    #expect(CodeBlocks.describe(form.text(example.markdown)) == example.expected)
  }

  @Test(
    "What looks like a fence inside of other things is none",
    arguments: [
      // quoted on purpose
      (
        "````markdown\n```swift\nf\n```\n````\n",
        ["fenced closed|markdown|2:1=```swift|3:1=f|4:1=```"]
      ),
      ("~~~\n```swift\nf\n```\n~~~\n", ["fenced closed||2:1=```swift|3:1=f|4:1=```"]),
      (
        "`````\n````\n```swift\n```\n````\n`````\n",
        ["fenced closed||2:1=````|3:1=```swift|4:1=```|5:1=````"]
      ),
      // invisible
      ("<!-- ```swift\nf\n``` -->\n", []),
      ("<!--\n```swift\nf\n```\n\n```swift\ng\n```\n-->\n", []),
      ("<pre>\n```swift\nf\n```\n</pre>\n", []),
      ("one `let a\nlet b` two\n", []),
      (": ```swift\n  f\n  ```\n", ["fenced open|"]),
    ],
    [Form.plain, .carriageReturns, .byteOrderMark]
  )
  func otherThings(example: (markdown: String, expected: [String]), form: Form) {
    #expect(CodeBlocks.describe(form.text(example.markdown)) == example.expected)
  }
}
