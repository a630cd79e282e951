import Testing

@testable import DocCheck

@Suite("Highlight tags")
struct HighlightTagTests {
  @Test(
    "Code between the tags of Jekyll and Hugo is read as a fence",
    arguments: [
      (
        "{% highlight swift %}\nlet a = 1\n\n    let b = 2\n{% endhighlight %}\nend\n",
        ["fenced closed|swift|2:1=let a = 1|3:1=|4:1=    let b = 2"]
      ),
      (
        "{% highlight swift linenos %}\nlet a = 1\n{%- endhighlight -%}\n",
        ["fenced closed|swift linenos|2:1=let a = 1"]
      ),
      (
        "one\n{{< highlight swift \"linenos=table\" >}}\nlet a = 1\n{{< /highlight >}}\n",
        ["fenced closed|swift linenos=table|3:1=let a = 1"]
      ),
      (
        "{{% highlight swift %}}\n~~~~\n{{% /highlight %}}\n\n```swift\na\n```\n",
        ["fenced closed|swift|2:1=~~~~", "fenced closed|swift|6:1=a"]
      ),
      (
        "{% highlight swift %}let a = 1{% endhighlight %}\n",
        ["fenced closed|swift|1:22=let a = 1"]
      ),
      (
        "- one\n\n  {% highlight swift %}\n  let a = 1\n  {% endhighlight %}\n- two\n",
        ["fenced closed|swift|4:3=let a = 1"]
      ),
      (
        "> {% highlight swift %}\n> let a = 1\n> {% endhighlight %}\n",
        ["fenced closed|swift|2:3=let a = 1"]
      ),
      (
        "<div>\n{% highlight swift %}\nlet a = 1\n{% endhighlight %}\n</div>\n",
        ["fenced closed|swift|3:1=let a = 1"]
      ),
      ("{% highlight swift %}\nlet a = 1\n", ["fenced open|swift|2:1=let a = 1"]),
    ],
    FenceExamplesTests.Form.allCases.dropLast()
  )
  func tags(example: (markdown: String, expected: [String]), form: FenceExamplesTests.Form) {
    #expect(CodeBlocks.describe(form.text(example.markdown)) == example.expected)
  }

  @Test(
    "Other tags, and tags in code, are none",
    arguments: [
      ("{% include swift.html %}\n{{< tabs >}}\n{{% notice %}}\n", []),
      (
        "{{< tabs >}}\n{{< tab \"A\" >}}\n```swift\na\n```\n{{< /tab >}}\n",
        ["fenced closed|swift|4:1=a"]
      ),
      ("{% raw %}\n```swift\na\n```\n{% endraw %}\n", ["fenced closed|swift|3:1=a"]),
      ("```text\n{% highlight swift %}\n```\n", ["fenced closed|text|2:1={% highlight swift %}"]),
      ("Write {% highlight swift %} before it.\n", []),
    ]
  )
  func others(markdown: String, expected: [String]) {
    #expect(CodeBlocks.describe(markdown) == expected)
  }
}
