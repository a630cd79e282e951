@testable import DocCheck

extension Samples {
  /// The host that nothing rendered may ever ask for anything.
  static let hostileHost = "tracker.invalid"

  /// Everything by which an article could try to act in the page or on the terminal.
  static func hostile() throws -> SampleArticle {
    var sample = SampleArticle(path: "articles/evil \"&<b>.md", hostileText)
    try sample.addSnippet(.failed, shape: .broken) {
      $0.assumed = ["</code><script>alert(6)</script>"]
      $0.output = "</pre><script>alert(7)</script>\u{1B}[2J\u{07}"
      $0.tests = [TestResult(name: "<img src=x onerror=alert(8)>", line: 1, passed: false)]
    }
    try sample.addSnippet(.undecided(reason: "<svg onload=alert(9)>"), shape: .script)
    try sample.addClaim("100% <b>safe</b>", .statistic, .unsourced, "<i onclick=alert(10)>")
    sample.findings = [
      Finding(
        rule("compile-error", .error),
        at: try sample.span(of: "</script><script>alert(16)"),
        "unexpected '</script><script>alert(11)</script>' \u{202E}here\u{1B}[31m",
        notes: [Finding.Note(message: "\"><script>alert(12)</script>", span: nil)],
        snippet: sample.id(1),
        fix: Finding.Fix(edits: [
          .init(
            bytes: try sample.span(of: "</script><script>alert(16)").bytes,
            replacement: "<script>alert(13)"
          )
        ])
      ),
      Finding(
        rule("vague-source", .warning),
        at: try sample.span(of: "a plain word"),
        "<script>alert(14)</script>"
      ),
    ]
    return sample
  }

  private static let hostileText = """
    # <script>alert(1)</script> \u{202E}gnihtyreve

    <script src="https://\(hostileHost)/a.js"></script>
    <iframe src="https://\(hostileHost)/frame"></iframe>

    Inline <img src="https://\(hostileHost)/b.png" onerror="alert(2)"> and \
    ![a picture](https://\(hostileHost)/c.png "title") and [a link](javascript:alert(3)) and \
    [data](data:text/html,<script>alert(4)</script>) and [mail](mailto:a@b.invalid) and \
    [web](https://\(hostileHost)/d "a \\" onmouseover=alert(5)") and [odd](//\(hostileHost)/e) and \
    <javascript:alert(15)> and a plain word, 100% <b>safe</b>, bell \u{07} and escape \u{1B}[31m.

    ```swift
    let a = "</script><script>alert(16)</script>"
    let user = "admin\u{202E} \u{2066}// only if not \u{2069}\u{2066}"
    let zero\u{200B}width = 1 // ]]> --> <!-- \u{00}
    ```

    <style>body { background: url(https://\(hostileHost)/f.png) }</style>

    ~~~swift
    </code></pre></figure></article><h1>forged</h1>
    ~~~

    ```html" onmouseover="alert(17)
    <p onclick="alert(18)">
    ```

    """
}
