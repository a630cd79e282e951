/// A comment in which an author says that the compiler refuses the code beside it.
struct ErrorCue: Hashable, Sendable {
  /// The line of the snippet, counted from 1.
  let line: Int
  /// Whether the comment stands alone on its line.
  let isAlone: Bool
  /// Whether the comment speaks of compiling; otherwise the error may be one at run time.
  let namesCompiler: Bool

  /// Words that only a compile error explains, by language.
  private static let compilerWords = [
    "compile-time error", "compile error", "compiler error", "compilation error", "doesn't compile",
    "does not compile", "won't compile", "will not compile", "cannot compile", "can't compile",
    "コンパイルエラー", "コンパイルできない", "コンパイルできません", "コンパイルが通らない",
    "컴파일 에러", "컴파일 오류", "컴파일되지 않", "컴파일 안", "编译错误", "編譯錯誤", "无法编译", "编译失败",
  ]

  /// Words that may speak of either kind of error.
  private static let errorWords = [
    "エラーになる", "エラーになります", "エラーが出", "エラーが発生", "エラー:", "에러 발생", "에러가 발생",
    "오류 발생", "오류가 발생", "에러:", "오류:", "报错", "会出错", "错误:", "错误：",
  ]

  /// The cues in a snippet's comments.
  static func list(in parsed: ParsedSwift, code: String) -> [ErrorCue] {
    let source = SourceText(code)
    return parsed.comments.compactMap { comment in
      let text = comment.text.lowercased().replacing("’", with: "'")
      let namesCompiler = compilerWords.contains { text.contains($0) }
      guard namesCompiler || saysError(text) else { return nil }
      let line = source.position(comment.offset).line
      let before = source.bytes[source.lineBytes(line).lowerBound..<comment.offset]
      return ErrorCue(
        line: line,
        isAlone: before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
        namesCompiler: namesCompiler
      )
    }
  }

  /// Whether a comment begins with the word "error" or says that something is one.
  private static func saysError(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "'" }.map(String.init)
    if words.first == "error" || words.first == "invalid" { return true }
    if errorWords.contains(where: { text.contains($0) }) { return true }
    let phrases = [
      "this is an error", "is an error", "an error because", "causes an error", "reports an error",
      "produces an error", "triggers an error", "gives an error", "raises an error",
      "report an error", "cause an error", "produce an error", "trigger an error", "isn't valid",
      "is not valid", "isn't allowed", "is not allowed", "not permitted", "is invalid",
    ]
    return phrases.contains { text.contains($0) }
  }
}
