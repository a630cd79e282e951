import Testing

@testable import DocCheck

@Suite("The evidence of a claim")
struct EvidenceReaderTests {
  /// A claim with the evidence that the article gives for it.
  static let examples: [(markdown: String, evidence: Claim.Evidence, text: String?)] = [
    (
      "Swift のビルドは[測定結果](https://example.org/reports/build.html)のとおり22%短縮されました。",
      .sourced, "https://example.org/reports/build.html"
    ),
    (
      "起動時間が40%短縮されました[^m]。\n\n[^m]: Build notes, https://example.org/notes/12",
      .sourced, "https://example.org/notes/12"
    ),
    (
      "起動時間が40%短縮されました[^m]。",
      .vagueSource, "[^m]"
    ),
    (
      "Apps crash 37% less (Developer Survey 2023). See [the guide](https://example.org/g/1).",
      .vagueSource, "Developer Survey 2023"
    ),
    (
      "Apps crash 37% less ([Developer Survey 2023](https://example.org/s/1)).",
      .sourced, "https://example.org/s/1"
    ),
    (
      "Apps crash 37% less. The survey is [here](https://example.org/s/1).",
      .sourced, "https://example.org/s/1"
    ),
    (
      "起動時間が40%短縮されました。\n\n出典: https://example.org/notes/12",
      .sourced, "https://example.org/notes/12"
    ),
    (
      "起動時間が40%短縮されました。\n\n@[card](https://example.org/notes/12)",
      .sourced, "https://example.org/notes/12"
    ),
    (
      "起動時間が40%短縮されました（[計測](https://example.org/)）。",
      .vagueSource, "https://example.org/"
    ),
    (
      "起動時間が40%短縮されました（[計測]()）。",
      .vagueSource, "計測"
    ),
    (
      "빌드 시간이 [측정 결과](https://example.org/reports/build.html)처럼 22% 단축되었습니다.",
      .sourced, "https://example.org/reports/build.html"
    ),
    (
      "실행 시간이 40% 줄었습니다.\n\n출처: https://example.org/notes/12",
      .sourced, "https://example.org/notes/12"
    ),
    (
      "Builds got 22% shorter, as [our measurements](https://example.org/reports/build.html) show.",
      .sourced, "https://example.org/reports/build.html"
    ),
    (
      "Launch is 40% faster.[^m]\n\n[^m]: Build notes, https://example.org/notes/12",
      .sourced, "https://example.org/notes/12"
    ),
    (
      "Launch is 40% faster [3].",
      .vagueSource, "[3]"
    ),
    (
      "Launch is 40% faster [1].\n\n## References\n\n1. Build notes. <https://example.org/notes/12>",
      .sourced, "https://example.org/notes/12"
    ),
    (
      "Launch is 40% faster.\n\nSource: <https://example.org/notes/12>",
      .sourced, "https://example.org/notes/12"
    ),
    (
      "Launch is 40% faster ([method](https://example.org/)).",
      .vagueSource, "https://example.org/"
    ),
    (
      "Launch is 40% faster ([method](#)).",
      .vagueSource, "method"
    ),
    (
      "[Kingfisher](https://github.com/onevcat/Kingfisher) makes image loading 40% faster.",
      .unsourced, nil
    ),
    (
      "Launch is 40% faster (doi 10.1145/3308558.3313618).",
      .sourced, "10.1145/3308558.3313618"
    ),
    (
      "We measured a 40% faster launch on an iPhone 15 with Xcode 16.2, median of 20 runs of this code:\n\n```swift\nlaunch()\n```",
      .sourced, "We measured"
    ),
    (
      "启动时间缩短了 40%。\n\n来源：https://example.org/notes/12",
      .sourced, "https://example.org/notes/12"
    ),
  ]

  @Test("A claim is sourced by what a reader can follow", arguments: examples)
  func evidence(markdown: String, evidence: Claim.Evidence, text: String?) throws {
    let claims = try ClaimExample.claims(in: markdown)
    #expect(claims.map(\.evidence) == [evidence])
    #expect(claims.map(\.evidenceText) == [text])
  }
}
