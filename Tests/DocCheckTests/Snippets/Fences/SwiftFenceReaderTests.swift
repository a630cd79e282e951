import Testing

@testable import DocCheck

@Suite("Swift whose fence does not say so")
struct SwiftFenceReaderTests {
  @Test(
    "A language that is missing or misspelt is said, and the code is checked",
    arguments: [
      ("```swfit\nlet a = 1\n```\n", "1:1", "unknown language 'swfit'; did you mean 'swift'?"),
      ("```Swifts\nlet a = 1\n```\n", "1:1", "unknown language 'swifts'; did you mean 'swift'?"),
      ("~~~swift5 no-run\na\n~~~\n", "1:1", "unknown language 'swift5'; did you mean 'swift'?"),
      ("```Swift6\na\n```\n", "1:1", "unknown language 'swift6'; did you mean 'swift'?"),
      (
        "```\nlet a = 1\n```\n", "1:1",
        "code block contains Swift but has no language; add 'swift' after the opening backticks"
      ),
      (
        "- > ~~~\n  > struct A { let a = 1 }\n  > ~~~\n", "1:1",
        "code block contains Swift but has no language; add 'swift' after the opening backticks"
      ),
    ]
  )
  func language(markdown: String, place: String, message: String) {
    #expect(ExtractedSnippets.extract(markdown).snippets.count == 1)
    #expect(ExtractedSnippets.findings(markdown) == ["\(place) fence-language: \(message)"])
  }

  @Test(
    "The language can be mended",
    arguments: [
      ("```\nlet a = 1\n```\n", "```swift\nlet a = 1\n```\n"),
      ("- > ~~~\n  > let a = 1\n  > ~~~\n", "- > ~~~swift\n  > let a = 1\n  > ~~~\n"),
      ("```  Swfit x\nlet a = 1\n```\n", "```  swift x\nlet a = 1\n```\n"),
      ("``` {.swifts}\nlet a = 1\n```\n", "``` {.swift}\nlet a = 1\n```\n"),
    ]
  )
  func fix(markdown: String, expected: String) throws {
    let finding = try #require(ExtractedSnippets.extract(markdown).findings.first)
    let edit = try #require(finding.fix?.edits.first)
    var bytes = Array(markdown.utf8)
    bytes.replaceSubrange(edit.bytes, with: Array(edit.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(
    "These are Swift, and nothing is wrong with them",
    arguments: [
      "```.swift\nlet a = 1\n```\n", "``` Swift \nlet a = 1\n```\n", "```swift:\nlet a = 1\n```\n",
      "    let a = 1\n    print(a)\n", "```{.swift .numbered}\nlet a = 1\n```\n",
      "```swift\n{% raw %}\nlet a = 1\n{% endraw %}\n```\n",
      "{% highlight swift %}\n{% raw %}\nlet a = 1\n{%- endraw -%}\n{% endhighlight %}\n",
      "{% raw %}\n{% highlight swift linenos %}\nlet a = 1\n{% endhighlight %}\n{% endraw %}\n",
      "```swift\n\n  let a = 1\n\n```\n", "```swift\n#!/usr/bin/env swift\nlet a = 1\n```\n",
    ]
  )
  func accepted(markdown: String) {
    let snippets = ExtractedSnippets.extract(markdown).snippets
    #expect(snippets.map(\.parsed.errors) == [[]])
    #expect(ExtractedSnippets.findings(markdown) == [])
  }

  @Test("An author can leave a fence as it is")
  func ignored() {
    let markdown = "<!-- doccheck: ignore=\"output\" -->\n\n```\nlet a = 1\n```\n"
    #expect(ExtractedSnippets.extract(markdown).snippets.map(\.directives.ignore) == ["output"])
    #expect(ExtractedSnippets.findings(markdown) == [])
  }

  @Test(
    "Other languages are other languages",
    arguments: [
      "```text\nlet a = 1\n```\n", "```js\nlet a = 1\n```\n", "```swig\nlet a = 1\n```\n",
      "```\n$ swift build\n```\n", "    swift build\n", "```\n```\n",
      "```\n// only a comment\n```\n",
    ]
  )
  func others(markdown: String) {
    #expect(ExtractedSnippets.extract(markdown).snippets.isEmpty)
    #expect(ExtractedSnippets.findings(markdown) == [])
  }
}
