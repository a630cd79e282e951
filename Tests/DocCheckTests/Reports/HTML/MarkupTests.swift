import Testing

@testable import DocCheck

@Suite("Markup")
struct MarkupTests {
  @Test("Interpolated text is escaped, markup and numbers are not")
  func interpolation() {
    let inner: Markup = "<b>\("x < y")</b>"
    let outer: Markup = "<p title=\"\("\"a\" & 'b'")\">\(inner) \(3)</p>"
    #expect(
      outer.html == "<p title=\"&quot;a&quot; &amp; &#39;b&#39;\"><b>x &lt; y</b> 3</p>"
    )
  }

  @Test("Controls stand out between elements and are plain marks in attributes")
  func controls() {
    let text = "a\u{202E}<b"
    let page: Markup = "<p title=\"\(text)\">\(marked: text)</p>"
    #expect(
      page.html == """
        <p title="a⟨U+202E⟩&lt;b">a<span class="inert" title="RIGHT-TO-LEFT OVERRIDE">U+202E</span>\
        &lt;b</p>
        """
    )
  }
}
