@testable import DocCheck

extension Samples {
  /// Wide characters and tabs before a finding, a success by failing, and the other evidence.
  static func japanese() throws -> SampleArticle {
    var sample = SampleArticle(path: "articles/カウンタ.md", japaneseText)
    try sample.addSnippet(.passed(.failedAsExpected), shape: .script)
    try sample.addSnippet(.failed, shape: .script)
    try sample.addSnippet(.failed) {
      $0.tests = [
        TestResult(name: "空の配列は0になる", line: 36, passed: true),
        TestResult(name: "負の数も足す", line: 37, passed: false),
      ]
    }
    try sample.addClaim("再描画は毎回ちょうど1回です", .behaviour, .verified, "snippet 1")
    try sample.addClaim("構造体は常に100倍速い", .perfFigure, .contradicted, "test at line 21")
    sample.findings = [
      Finding(
        rule("compile-error", .error),
        at: try sample.span(of: "\"三\""),
        "cannot convert value of type 'String' to specified type 'Int'",
        snippet: sample.id(2)
      ),
      Finding(
        rule("test-failed", .error),
        at: try sample.span(of: "#expect(合計([-1]) == 1)"),
        "expectation failed: 合計([-1]) == 1\n  合計([-1]) → -1",
        snippet: sample.id(3)
      ),
      Finding(
        rule("contradicted-claim", .error),
        at: try sample.span(of: "構造体は常に100倍速い"),
        "the article's own test says otherwise"
      ),
    ]
    return sample
  }

  private static let japaneseText = """
    # カウンタの作り方

    数を数えるだけの小さなモデルから始めます。再描画は毎回ちょうど1回です。次のコードはコンパイルできません。

    ```swift
    let 回数 = 0
    回数 += 1 // error: 定数は変更できません
    ```

    ## 型を決める

    構造体は常に100倍速い、とは限りません。**値の型**と*参照の型*の違いを見てください。

    - 値の型はコピーされます
    - 参照の型は共有されます

    ```swift
    // 数える
    if true {
    \tlet 値: Int = /* 全角 */ "三"
    \tprint(値)
    }
    ```

    最後に、すべての値を足します。

    ```swift
    func 合計(_ 値: [Int]) -> Int {
      値.reduce(0, +) // 先頭から順に足していくので、値の並びが変わっても結果は同じです。長い行は横に動かして読みます。
    }
    ```

    <!-- doccheck:test
    @Test("空の配列は0になる") func 空() { #expect(合計([]) == 0) }
    @Test("負の数も足す") func 負() { #expect(合計([-1]) == 1) }
    -->

    """
}
