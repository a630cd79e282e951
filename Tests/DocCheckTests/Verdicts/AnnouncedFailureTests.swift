import Testing

@testable import DocCheck

@Suite("Failures that the prose announces")
struct AnnouncedFailureTests {
  private func verdict(_ markdown: String) throws -> Verdict? {
    try Checking.check(markdown).snippets.first?.verdict
  }

  private static let wrong = "```swift\nlet a: Int = \"a\"\n```\n"

  @Test(
    "A sentence before the snippet announces its failure",
    arguments: [
      "This does not compile:", "The following code would _not_ compile:",
      "Look. The next line is a compile-time error.",
      "次のコードはコンパイルエラーになります。", "다음 코드는 컴파일되지 않습니다.", "下面的代码无法编译：",
      "こう書きたい。だが、これはうまくいかない。なぜなら型が違うからだ。", "## こういうのも書けない",
      "This does not compile. Because a text is no number.",
      "Ví dụ sau sẽ gặp lỗi:", "Ce code ne compile pas :", "Esto no compila:",
      "Dieser Code kompiliert nicht:", "Questo codice non compila:", "Isto não compila:",
      "Цей код не компілюється:", "Ten kod się nie skompiluje:", "Kode ini gagal dikompilasi:",
      "Этот код не компилируется:", "Bu kod derleme hatası verir:",
      "이렇게 작성하면 에러가 발생한다. 형이 다르기 때문이다.", "このように書くとエラーになります。", "下面的代码会报错：",
      "As we know, `Int = \"a\"` does not exist.", "`Int =` n'existe pas, et c'est bien !",
    ]
  )
  func before(sentence: String) throws {
    #expect(try verdict("\(sentence)\n\n\(Self.wrong)") == .passed(.failedAsExpected))
  }

  @Test(
    "A sentence about mending an error, or one further away, does not",
    arguments: [
      "To fix the compile error, write this:", "It does not compile. Here is how to do it:",
      "This avoids the compile error.", "これでコンパイルエラーを解消できます。", "❌", "A bad example:",
      "Pour éviter une erreur de compilation :", "The type `Text` does not exist.",
      "Esto no dará error de compilación:", "So gibt es keinen Compilerfehler mehr:",
      "So behebt man den Compilerfehler:", "Hiển thị thông báo lỗi cho người dùng:",
      "이렇게 작성하면 에러가 발생하지 않는다.", "このように書くとエラーになりません。", "下面的代码不会报错：", "网络会出错。",
      "Se non compila, corregge il codice:",
      "Тогда не будет ошибки компиляции: без ошибки компиляции.",
      "`Int` gives nothing if `let a` does not exist.", "Si `Int =` no existe, no hay nada.",
    ]
  )
  func notBefore(sentence: String) throws {
    #expect(try verdict("\(sentence)\n\n\(Self.wrong)") == .failed)
  }

  @Test(
    "A note on an error announces it where the prose repeats it, one that proposes a fix does not"
  )
  func notes() throws {
    let code = "```swift\nstruct Chart: Hashable {\n  let tide: Any\n}\n```\n"
    let note =
      "stored property type 'Any' does not conform to protocol 'Hashable', preventing synthesized "
      + "conformance of 'Chart' to 'Hashable'"
    #expect(try verdict("\(code)\nIt says: \(note).\n") == .passed(.failedAsExpected))
    #expect(try verdict("\(code)\nWhat a chart, with a tide of any type.\n") == .failed)
  }

  @Test(
    "The first sentence behind the snippet, or behind a picture of the error, tells of its failure",
    arguments: [
      "The compiler says no: we get an error. Why?", "This does not compile. See why.",
      "很显然，又失败了。报错信息和之前一样。", "やはりエラーになってしまいました。", "ここで型のエラーが出ます。原因を調べます。", "오류가 발생합니다. 왜일까요?",
      "![](error.png)\n\nAnd so we get an error. Why?",
      "Would you write it so? But.. it does not compile. Why?",
      "Does it compile? No. The compiler refuses it with a compile error.",
      "이렇게 쓰면 될까요? 하지만.. 컴파일 오류가 뜬다.\n\n왜냐하면 타입이 다르기 때문이다.",
      "I get a compilation error that says\n\n> something else about it",
    ]
  )
  func behind(text: String) throws {
    #expect(try verdict("A first try:\n\n\(Self.wrong)\n\(text)\n") == .passed(.failedAsExpected))
  }

  @Test(
    "A later sentence, one under a condition, one about mending, and code between do not",
    arguments: [
      "This is a number. Later we get an error.", "If you forget it, you get an error.",
      "これでエラーは出ません。", "これでエラーが発生しなくなります。", "The following gives an error. Why?",
      "The next version fixes the compile error.", "エラーになりません。",
      "Does it compile? It is a number.", "OK? Here is code that does not compile:",
      "Good?\n\nThe next snippet does not compile.",
      "And then? A network error is an error we handle.",
      "```sh\nls\n```\n\nWe get an error.", "Here is more\n\n- We get an error.",
    ]
  )
  func notBehind(text: String) throws {
    #expect(try verdict("A first try:\n\n\(Self.wrong)\n\(text)\n") == .failed)
  }

  /// How long a failing snippet takes with a paragraph of some words behind it.
  private func time(ofWords count: Int) throws -> Duration {
    let words = String(repeating: "word ", count: count)
    return try ContinuousClock().measure {
      let found = try verdict("\(Self.wrong)\nWhy? \(words)\n")
      #expect(found == .failed)
    }
  }

  @Test("A paragraph without a full stop takes time in proportion to its length")
  func longWords() throws {
    let once = try time(ofWords: 500)
    let often = try time(ofWords: 4000)
    #expect(often < once * 40 + .seconds(2))
  }

  @Test("A later sentence may refuse this very code, and a text may repeat the compiler's message")
  func laterWords() throws {
    let words = "This is a loop.\n\nBut there is a catch. "
    for said in ["This code will not compile as-is.", "이 코드는 컴파일되지 않습니다."] {
      #expect(try verdict(Self.wrong + "\n\(words)\(said)") == .passed(.failedAsExpected))
    }
    for other in [
      "Other code does not compile.", "So this code does not compile:",
      "This code would not compile if it were longer.",
    ] {
      #expect(try verdict(Self.wrong + "\n\(words)\(other)") == .failed)
    }
    let quoted = "`Cannot convert value of type String to specified type 'Int'`. Uh oh.\n"
    #expect(try verdict(Self.wrong + "\nA sneaky one: \(quoted)") == .passed(.failedAsExpected))
    #expect(try verdict("It says \(quoted)\n" + Self.wrong) == .passed(.failedAsExpected))
    #expect(try verdict(Self.wrong + "\n## Next\n\n\(quoted)") == .failed)
  }

  @Test("A heading about errors of the syntax announces those, and no other ones")
  func heading() throws {
    let broken = "```swift\nfor a b in { }\n```\n"
    let heading = "## Recovering from Unexpected Syntax\n\n"
    #expect(try verdict(heading + "Look at this:\n\n" + broken) == .passed(.failedAsExpected))
    #expect(try verdict(heading + Self.wrong) == .failed)
    #expect(try verdict("## Malformed JSON and parsing errors\n\n" + broken) == .failed)
    #expect(try verdict(heading + "## Loops\n\n" + broken) == .failed)
  }

  @Test("A name that the article leaves out is not the error that the sentence behind tells of")
  func missingNameBehind() throws {
    let code = "```swift\nlet a = makeValue()\n```\n"
    #expect(try verdict("\(code)\nWe get an error.\n") == .passed(.compiled))
  }

  @Test("A misspelt name is announced by words about names alone")
  func misspelt() throws {
    func code(_ comment: String) -> String {
      "```swift\nlet letters = 1\nvar count = lettters \(comment)\n```\n"
    }
    for silent in ["// Error", "// Error: Conflicting accesses", "// ❌ does not compile"] {
      #expect(try verdict(code(silent)) == .failed)
    }
    for silent in ["This does not compile:", "Existential types do not compile here:"] {
      #expect(try verdict("\(silent)\n\n" + code("")) == .failed)
    }
    for spoken in ["// Error: not in scope", "// ❌ does not compile: a typo", "// エラー：見つかりません"] {
      #expect(try verdict(code(spoken)) == .passed(.failedAsExpected))
    }
    let spoken = "The compiler finds typos: this does not compile.\n\n"
    #expect(try verdict(spoken + code("")) == .passed(.failedAsExpected))
    let output = "It says:\n\n```\nerror: cannot find 'lettters' in scope\n```\n"
    #expect(try verdict(code("") + output) == .passed(.failedAsExpected))
  }

  @Test("The compiler's output behind the snippet announces its failure")
  func output() throws {
    let shown = "```\nerror: cannot convert value of type 'String' to type 'Int'\n```\n"
    #expect(try verdict("\(Self.wrong)\nIt says:\n\n\(shown)") == .passed(.failedAsExpected))
    let other = "```\nerror: the file could not be opened by anybody\n```\n"
    #expect(try verdict("\(Self.wrong)\n\(other)") == .failed)
  }

  @Test("A mark beside a line announces its failure, one in the line itself leaves it open")
  func marks() throws {
    #expect(
      try verdict("```swift\nlet a: Int = \"a\" // ❌ Cannot convert value of type 'String'\n```\n")
        == .passed(.failedAsExpected)
    )
    #expect(try verdict("```swift\n❌ let a: Int = \"a\"\n```\n")?.name == "undecided")
    #expect(try verdict("```swift\nlet a = 1 ✅\n```\n") == .passed(.compiled))
    #expect(try verdict("```swift\nlet a = 1 // ❌\n```\n") == .passed(.compiled))
    let pair = "// 🙆‍♂️ a\nlet a = 1\n// 🙅🏽‍♀️ b\nlet b = { (a: Int = 2) in a }\n"
    let report = try Checking.check("```swift\n\(pair)```\n")
    #expect(report.snippets.map(\.verdict.name) == ["passed", "undecided"])
  }

  @Test("A label with a mark announces errors, but for names that are not there")
  func labels() throws {
    for label in ["**❌ Bad example**", "### 🚫 Wrong"] {
      #expect(try verdict("\(label)\n\n\(Self.wrong)") == .passed(.failedAsExpected))
    }
    for label in ["**Bad example**", "❌ Without a cache", "### ❌ Hard to read"] {
      #expect(try verdict("\(label)\n\n\(Self.wrong)") == .failed)
    }
    #expect(try verdict("❌ We had this in our app for many years.\n\n\(Self.wrong)") == .failed)
    let slip = "```swift\nlet letters = [1]\nprint(lettters)\n```\n"
    #expect(try verdict("**❌ Bad example**\n\n\(slip)") == .failed)
  }

  @Test(
    "A claim under a condition, or about no error, is none that must hold",
    arguments: [
      "var a = 1 // no compile error", "var a = 1 // compile error in Swift 6",
      "var a = 1 // compile error before", "var a = 1 // コンパイルエラーにならない",
    ]
  )
  func hedged(code: String) throws {
    #expect(try verdict("```swift\n\(code)\n```\n") == .passed(.compiled))
  }
}
