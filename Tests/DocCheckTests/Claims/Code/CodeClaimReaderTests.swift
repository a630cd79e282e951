import Testing

@testable import DocCheck

@Suite("What the prose says of code beside it")
struct CodeClaimReaderTests {
  /// What an article's sentences say: the outcome and the snippet, counted from 1.
  private func told(_ markdown: String) throws -> [String] {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let draft = ArticleDraft(article, claimReader: try ClaimReader())
    return draft.items.snippets.flatMap { snippet in
      snippet.told.map { "\(snippet.number) \(Self.name($0))" }
    }
  }

  private static func name(_ outcome: ToldOutcome) -> String {
    switch outcome {
    case .compiles: "compiles"
    case .refused: "refused"
    case .traps: "traps"
    case .prints(let texts): "prints " + texts.joined(separator: "|")
    }
  }

  private static let code = "```swift\nlet answer = 42\nprint(answer)\n```\n"

  @Test(
    "A sentence behind the code",
    arguments: [
      ("This code compiles.", "compiles"),
      ("This compiles just fine, since both are integers.", "compiles"),
      ("The code above still compiles without any errors.", "compiles"),
      ("The previous snippet does not compile.", "refused"),
      ("This won’t compile, because the constant is never set.", "refused"),
      ("Unfortunately, this example fails to compile.", "refused"),
      ("The above code produces a compile-time error.", "refused"),
      ("This code prints `42`.", "prints 42"),
      ("Running this program prints 42 to the console.", "prints 42"),
      ("When you run this code, it prints \"Hello, Ada\".", "prints Hello, Ada"),
      ("This prints `1`, `2`, and `3`.", "prints 1|2|3"),
      ("This example outputs the string “done” instead of an error.", "prints done"),
      ("This crashes at runtime.", "traps"),
      ("The code above triggers a runtime error.", "traps"),
      ("このコードはコンパイルできます。", "compiles"),
      ("上のコードは問題なくコンパイルが通ります。", "compiles"),
      ("これはコンパイルできません。", "refused"),
      ("このコードはコンパイルエラーになります。", "refused"),
      ("上のコードを実行すると、`42`が出力されます。", "prints 42"),
      ("このコードは「こんにちは」と出力します。", "prints こんにちは"),
      ("このプログラムは実行時エラーになります。", "traps"),
      ("このコードを実行するとクラッシュします。", "traps"),
      ("이 코드는 문제없이 컴파일됩니다.", "compiles"),
      ("위 코드는 컴파일되지 않습니다.", "refused"),
      ("이 코드는 컴파일 에러가 발생합니다.", "refused"),
      ("이 코드를 실행하면 `42`를 출력합니다.", "prints 42"),
      ("이 프로그램은 \"안녕\"이라고 출력합니다.", "prints 안녕"),
      ("위의 예제는 런타임 에러가 발생합니다.", "traps"),
      ("这段代码可以正常编译。", "compiles"),
      ("上面的代码无法编译，因为常量不能修改。", "refused"),
      ("这段代码会产生编译错误。", "refused"),
      ("运行上面的代码会打印“你好”。", "prints 你好"),
      ("这段代码会输出 `42`。", "prints 42"),
      ("上述代码会在运行时崩溃。", "traps"),
      ("The compiler rejects this code.", "refused"),
      ("Fortunately, the compiler accepts the code above.", "compiles"),
      ("コンパイラはこのコードを拒否します。", "refused"),
      ("컴파일러는 이 코드를 거부합니다.", "refused"),
      ("编译器会拒绝这段代码。", "refused"),
    ]
  )
  func behind(sentence: String, outcome: String) throws {
    #expect(try told(Self.code + "\n" + sentence + "\n") == ["1 \(outcome)"])
  }

  @Test(
    "A sentence before the code",
    arguments: [
      ("The following code compiles:", "compiles"),
      ("Now look at it. The example below does not compile.", "refused"),
      ("This prints 42:", "prints 42"),
      ("However, the following crashes:", "traps"),
      ("次のコードはコンパイルできません。", "refused"),
      ("以下のプログラムは`42`を出力します：", "prints 42"),
      ("다음 코드는 컴파일되지 않습니다.", "refused"),
      ("아래 코드는 `42`를 출력합니다.", "prints 42"),
      ("下面的代码无法编译：", "refused"),
      ("以下代码会打印 `42`：", "prints 42"),
    ]
  )
  func before(sentence: String, outcome: String) throws {
    #expect(try told(sentence + "\n\n" + Self.code) == ["1 \(outcome)"])
  }

  @Test("One sentence may say two things")
  func two() throws {
    let sentence = "This code compiles, but it crashes at runtime."
    #expect(try told(Self.code + "\n" + sentence + "\n") == ["1 compiles", "1 traps"])
  }

  @Test("Between two snippets, words and marks tell which one is meant")
  func between() throws {
    #expect(try told(Self.code + "\nThis compiles.\n\n" + Self.code) == ["1 compiles"])
    #expect(try told(Self.code + "\nThis code compiles:\n\n" + Self.code) == ["2 compiles"])
    #expect(
      try told(Self.code + "\nThe code below does not compile.\n\n" + Self.code) == ["2 refused"]
    )
  }

  @Test(
    "What is not said plainly is not taken for said",
    arguments: [
      "This code compiles only in Swift 6.", "Does this code compile?",
      "This code compiles if you add an import.", "This code may not compile.",
      "This code would not compile without the cast.", "This code no longer compiles.",
      "This code compiles to a single instruction.", "This code compiles a regular expression.",
      "The code that calls it does not compile.", "Imagine that this code does not compile.",
      "This function prints 42.", "This code prints 42 lines.", "This code prints the answer.",
      "This code prints 42% of the names.", "This code prevents a crash.", "A crash is rare.",
      "This code avoids a compile-time error.", "This type crashes the compiler.",
      "This does not print `42`.", "Before Swift 5.7, this code does not compile.",
      "This code compiles, unless the strict mode is on.", "Your code prints `42`.",
      "このコードはコンパイルエラーを防ぎます。", "このコードはSwift 6ではコンパイルできません。",
      "このコードはコンパイルできるはずです。", "このコードはコンパイルエラーになりません。",
      "このコードは42行あります。", "このコードは`42`を出力しません。", "もしこのコードがクラッシュしたら、報告してください。",
      "이 코드는 컴파일 에러를 막아 줍니다.", "이 코드는 컴파일될 수도 있습니다.",
      "이 코드는 `42`를 출력하지 않습니다.", "이 함수는 `42`를 출력합니다.",
      "这段代码不会打印 `42`。", "如果这段代码无法编译，请检查版本。", "这段代码可能会崩溃。",
      "这个函数会打印 `42`。", "这段代码避免了编译错误。",
      "The compiler rejects this code in Swift 6.", "If the compiler rejects this code, update it.",
      "The compiler rejects callers of this code.", "コンパイラはこのコードを拒否しません。",
      "컴파일러가 이 코드를 거부하지 않습니다.", "编译器可能会拒绝这段代码。",
    ]
  )
  func nearMisses(sentence: String) throws {
    #expect(try told(Self.code + "\n" + sentence + "\n\n" + Self.code) == [])
  }

  @Test("Only the code right beside the sentence is meant")
  func neighbours() throws {
    #expect(try told(Self.code + "\nA remark.\n\nThis code compiles.\n") == [])
    #expect(try told(Self.code + "\n## Next\n\nThe code above compiles.\n") == [])
    #expect(try told("The following code compiles.\n\nA remark.\n\n" + Self.code) == [])
    #expect(try told(Self.code + "\n```text\n42\n```\n\nThis code prints 42.\n") == [])
    #expect(try told(Self.code + "\n> This code prints 42.\n") == [])
  }
}
