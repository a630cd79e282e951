import Testing

@testable import DocCheck

@Suite("The words of a sentence")
struct WordSelectionTests {
  /// The kinds of the claims in a text of one language.
  private func claims(_ markdown: String) throws -> [Claim.Kind] {
    let reader = ClaimReader(lexicon: try Lexicon.standard(), kinds: Set(Claim.Kind.allCases))
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return reader.claims(in: article).map(\.kind)
  }

  @Test(
    "A word inside a longer word is none",
    arguments: [
      "当用户拖动的距离超过半径时会取消。", "没有其他任何引用时，内存会被释放。",
      "이 프로그램 5프로그램 사용자가 종료합니다.", "ユーザーは十分な数のセルを用意する。",
      "The search uses a third-party crash reporter.",
    ]
  )
  func longerWords(text: String) throws {
    #expect(try claims(text) == [])
  }

  @Test(
    "The same words count where they are words, in any order and form",
    arguments: [
      "过半的用户会卸载应用。", "卸载应用的用户已经过半。", "사용자 5프로가 앱을 지웁니다.",
      "앱을 지우는 사용자가 5프로입니다.", "５割のユーザーがアプリを消します。",
      "A third of users delete the app.",
    ]
  )
  func words(text: String) throws {
    #expect(try claims(text) == [.statistic])
  }

  @Test(
    "A share of what is shown, set, sold, drawn or made up is no claim",
    arguments: [
      "The sidebar takes 30% of the width.", "Keep 85% coverage of the code in the pipeline.",
      "The order adds 19% tax for users in Germany.", "文字の40%を画面の幅に使います。",
      "주문에 부가세 10%를 더합니다.", "电量低于 20% 时切换到省电模式。",
      "In the sample, 40% of the users are older than 30.",
    ]
  )
  func excluded(text: String) throws {
    #expect(try claims(text) == [])
  }

  @Test(
    "What follows from a supposed number is no claim, what follows from a deed is one",
    arguments: [
      ("If 5% of requests fail, one user in ten sees an error.", []),
      ("もしリクエストの5%が失敗するなら、ユーザーの1割がエラーを見ます。", []),
      ("We turned on caching, and memory fell by 40%.", [Claim.Kind.statistic]),
    ]
  )
  func suppositions(text: String, kinds: [Claim.Kind]) throws {
    #expect(try claims(text) == kinds)
  }
}
