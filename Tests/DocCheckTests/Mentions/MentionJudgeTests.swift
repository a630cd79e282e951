import Testing

@testable import DocCheck

@Suite("Prose against code")
struct MentionJudgeTests {
  /// A library in the form in which the toolchain prints one.
  private let library = LibrarySymbols(
    DeclarationIndex([
      ModuleInterface.Text(
        module: "Lamps",
        swift: """
          public protocol Lighting {
              var brightnessLevel: Int { get }
              /// A comment with func commentedOut().
              func switchOver()
          }
          public struct LampPost : Lighting {
              public var brightnessLevel: Int { get }
              public var onSwitch: () -> Void
              public var dimAction: DimAction { get }
              public func switchOver()
          }
          public struct DimAction {
              public func callAsFunction()
          }
          public class LampFactory {
              class func standardLamp() -> LampPost
          }
          @propertyWrapper public struct LampState<Value> {
          }
          """
      )
    ])
  )

  private func findings(_ prose: String, code: String = "let one = 1") throws -> [String] {
    let markdown = "# Lamps\n\n\(prose)\n\n```swift\n\(code)\n```\n"
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let draft = ArticleDraft(article, claimReader: try ClaimReader())
    let report = draft.report(
      draft.items.snippets.map(Judgement.listed),
      severities: [:],
      library: library
    )
    return report.findings.map {
      "\($0.span.start.column)-\($0.span.end.column) \($0.rule.id): \($0.message)"
    }
  }

  @Test("A name one edit away from exactly one of the article or of a library is corrected")
  func unknown() throws {
    #expect(
      try findings("See `Accumulater`.", code: "struct Accumulator {}")
        == ["6-17 unknown-symbol: the code has no 'Accumulater'; did you mean 'Accumulator'?"]
    )
    #expect(
      try findings("Use `@LampSate` or `LampPost.brightnesLevel`.")
        == [
          "7-15 unknown-symbol: the code has no 'LampSate'; did you mean 'LampState'?",
          "30-44 unknown-symbol: the code has no 'brightnesLevel'; did you mean 'brightnessLevel'?",
        ]
    )
  }

  @Test(
    "Words beside a kind are names too, in every language",
    arguments: [
      "The LampPsot struct.", "LampPsot構造体を使います。", "LampPsot 구조체를 씁니다.", "使用 LampPsot 结构体。",
    ]
  )
  func bareWords(prose: String) throws {
    #expect(try findings(prose).count == 1)
  }

  @Test(
    "What is known, written in code, contrasted, repeated or no name is left alone",
    arguments: [
      "`LampPost` and `LampPost.switchOver()`.", "`onne` is short.", "`lampPsot` has another case.",
      "`LampPosts` is a plural.", "`LampPoster` and `HampPost` are others.", "`_LampPost` too.",
      "`LampPsot` was renamed to `LampPost`.",
      "`LampPsot` here.\n\n`LampPsot` there.\n\n`LampPsot` everywhere.",
      "Run `swift build`, see `Package.swift` and `http://lamp.post`.", "LampPsot are bright.",
      "`nonisolated` and `rethrows` are keywords.",
    ]
  )
  func leftAlone(prose: String) throws {
    #expect(try findings(prose) == [])
  }

  @Test("A comment in the code shows that a name is meant")
  func comments() throws {
    #expect(
      try findings("See `LampPsot`.", code: "// LampPsot is the old name.\nlet one = 1") == []
    )
  }

  @Test("A name between two others is not corrected")
  func ambiguous() throws {
    let code = "struct Accumulator1a {}\nstruct Accumulator1b {}"
    #expect(try findings("See `Accumulator1c`.", code: code) == [])
  }

  @Test(
    "A property called a method is told so, with brackets and with words",
    arguments: [
      "Call `brightnessLevel()`.", "The `brightnessLevel` method.", "brightnessLevel()というメソッド",
      "`brightnessLevel` 메서드", "`brightnessLevel`方法",
    ]
  )
  func propertyAsMethod(prose: String) throws {
    let found = try findings(prose)
    #expect(found.count == 1)
    let message = "symbol-kind: 'brightnessLevel' is a property, not a method"
    #expect(found.allSatisfy { $0.hasSuffix(message) })
  }

  @Test("A method called a property, and a type called another kind of type, are told so")
  func otherKinds() throws {
    #expect(
      try findings("The `switchOver` property, the `LampFactory` struct, the class `LampPost`.")
        == [
          "6-16 symbol-kind: 'switchOver' is a method, not a property"
        ]
    )
    #expect(
      try findings("The `Accumulator` class.", code: "struct Accumulator {}")
        == ["6-17 symbol-kind: 'Accumulator' is a struct, not a class"]
    )
  }

  @Test(
    "What can be called, what is declared twice and what is contrasted is left alone",
    arguments: [
      "Call `onSwitch()` and `dimAction()`.", "A `Lighting` class.", "A class `Sendable`.",
      "The `LampPost` property and the `LampPost` method.", "The `standardLamp` class method.",
      "Turn the `LampPost` class into a struct.", "The `@LampState` class property.",
      "The `LampState` property wrapper.", "Use `brightnessLevel(of:)` for others.",
      "SE-9999 considered a `brightnessLevel` method.\n\nSE-9998 has one, too.",
    ]
  )
  func kindsLeftAlone(prose: String) throws {
    #expect(try findings(prose) == [])
  }

  @Test("The article's own declarations hide the libraries'")
  func hiding() throws {
    let code = "struct Knob { var switchOver = 1; func brightnessLevel() {} }"
    #expect(
      try findings("Call `brightnessLevel()`, set the `switchOver` property.", code: code) == []
    )
    let called = "let action = makeAction()\naction()"
    #expect(try findings("Call `action()`.", code: called) == [])
    let elsewhere = "struct Knob { var level = 1 }\nother.level()"
    #expect(try findings("Call `level()`.", code: elsewhere) == [])
  }

  @Test("Many unknown names cost linear time")
  func hostile() throws {
    @Sendable func found(_ count: Int) throws -> [String] {
      try findings((0..<count).map { "`LampPost\($0)x`" }.joined(separator: " "))
    }
    #expect(try ProcessorTime.isLinear(from: 400) { _ = try found($0) })
    #expect(try found(3_200) == [])
  }
}
