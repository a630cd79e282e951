import Testing

@testable import DocCheck

@Suite("What the modules may lack")
struct OverloadGapTests {
  /// The report on a view with some content and some properties.
  private func report(_ content: String, _ properties: String = "") throws -> ArticleReport {
    try Checking.check(
      """
      ```swift
      import SwiftUI

      struct Screen: View {
        @State private var number = 1.0
        \(properties)
        var body: some View {
          \(content)
        }
      }
      ```
      """
    )
  }

  @Test(
    "A call that no overload here takes is undecided, with its name and labels",
    arguments: [
      ("Slider(value: $number, nearest: 0.3) { Text(\"a\") }", "Slider(value:nearest:_:)"),
      ("Text(\"a\").onOpenURL(prefersWindow: true)", "onOpenURL(prefersWindow:)"),
      ("Text(\"a\").task(named: \"a\") { await Task.yield() }", "task(named:_:)"),
      ("Image(height: 3.0) { context in }", "Image(height:_:)"),
      ("Text(\"a\").badge(count: 3, shape: .circle)", "badge(count:shape:)"),
      ("ProgressView(Progress())", "Progress()"),
      ("Text(NSMutableAttributedString().string)", "NSMutableAttributedString()"),
    ]
  )
  func overloads(content: String, symbol: String) throws {
    let report = try report(content)
    #expect(Checking.verdicts(report) == ["undecided: unsupported API: \(symbol)"])
    #expect(report.findings.map(\.rule) == [.unsupportedAPI])
  }

  @Test(
    "A label that is misspelt, or wrong in a function that is here as a whole, is an error",
    arguments: [
      "VStack(align: .leading) { Text(\"a\") }", "Text(\"a\").frame(width: 3, hight: 4)",
      "Text(\"a\").padding(left: 3)", "Slider(valeu: $number)", "Text(\"a\", 3)",
      "Text(\"a\").lineLimit(\"b\")", "ProgressView(Progress(total: 3))",
      "TextField(placeholder: \"a\", text: .constant(\"b\"))", "Toggle(\"a\", .constant(true))",
      "Image(systemname: \"bird\")", "Circle(radius: 5)", "Text(\"a\").shadow(blur: 5)",
      "Text(\"a\").onChange(number) {}", "NavigationStack(.constant([1])) { Text(\"a\") }",
    ]
  )
  func mistakes(content: String) throws {
    #expect(Checking.verdicts(try report(content)) == ["failed"])
  }

  @Test(
    "A key of the environment that is not shown is the app's own, unless it is misspelt",
    arguments: [
      ("private var key", "Text(\"a\")"), ("private var key: Bool", "Text(key ? \"a\" : \"b\")"),
      ("private var walkingSpeed", "Text(\"a\").foregroundStyle(walkingSpeed.colour)"),
      ("private var speed: Speed", "Text(speed.name)"),
    ]
  )
  func keys(property: String, content: String) throws {
    let unknown = try report(content, "@Environment(\\.walkingSpeed) \(property)")
    #expect(Checking.verdicts(unknown) == ["passed"])
    #expect(unknown.snippets[0].assumed.contains("EnvironmentValues.walkingSpeed"))
    let misspelt = try report(content, "@Environment(\\.colorSheme) \(property)")
    #expect(Checking.verdicts(misspelt).first != "passed")
    if !property.hasSuffix("Speed") {
      #expect(misspelt.findings.contains { $0.message.hasSuffix("did you mean 'colorScheme'?") })
    }
  }

  @Test("So is one that views are given, and one of the focused values")
  func givenKeys() throws {
    let given = try report("Text(\"a\").environment(\\.walkerName, \"Tim\")")
    #expect(Checking.verdicts(given) == ["passed"])
    #expect(given.snippets[0].assumed == ["EnvironmentValues.walkerName"])
    let focused = try report(
      "Text(\"a\")",
      "@FocusedValue(\\.selectedNote) private var note: String?"
    )
    #expect(Checking.verdicts(focused) == ["passed"])
    #expect(focused.snippets[0].assumed == ["FocusedValues.selectedNote"])
    let misspelt = try report(
      "Button(\"a\") { leave() }",
      "@Environment(\\.dismis) private var leave"
    )
    #expect(Checking.verdicts(misspelt) == ["failed"])
    #expect(misspelt.findings.contains { $0.message.hasSuffix("did you mean 'dismiss'?") })
  }

  @Test("A function of the article's own is judged by what the article says")
  func ownFunctions() throws {
    let report = try Checking.check(
      """
      ```swift
      import SwiftUI

      extension View {
        func badge(inked colour: Color) -> some View { self }
      }
      let view = Text("a").badge(painted: .red, 3)
      ```
      """
    )
    #expect(Checking.verdicts(report) == ["failed"])
  }

  @Test("A member of a library's generic type is the library's, whatever the type is made for")
  func genericTypes() throws {
    let report = try Checking.check(
      """
      ```swift
      import SwiftUI

      struct Badge: View { var body: some View { Text("a") } }
      let group = Group { Badge() }.shimmering(3)
      ```
      """
    )
    #expect(
      Checking.verdicts(report) == ["undecided: unsupported API: Group<Badge>.shimmering"]
    )
  }

  @Test("Properties that a macro gives accessors are no API listing")
  func entries() throws {
    let report = try Checking.check(
      """
      ```swift
      import SwiftUI

      extension FocusedValues {
        @Entry var note: String?
      }
      ```
      """
    )
    #expect(Checking.verdicts(report) == ["passed"])
  }
}
