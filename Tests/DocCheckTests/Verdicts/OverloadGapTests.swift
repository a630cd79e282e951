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
    ]
  )
  func mistakes(content: String) throws {
    #expect(Checking.verdicts(try report(content)) == ["failed"])
  }

  @Test(
    "A key of the environment that is not here is undecided, unless it is misspelt",
    arguments: [
      ("private var key", "undecided: unsupported API: EnvironmentValues.walkingSpeed"),
      ("private var key: Bool", "undecided: unsupported API: EnvironmentValues.walkingSpeed"),
    ]
  )
  func keys(property: String, verdict: String) throws {
    let unknown = try report("Text(\"a\")", "@Environment(\\.walkingSpeed) \(property)")
    #expect(Checking.verdicts(unknown) == [verdict])
    let misspelt = try report("Text(\"a\")", "@Environment(\\.colorSheme) \(property)")
    #expect(Checking.verdicts(misspelt) == ["failed"])
    #expect(misspelt.findings.contains { $0.message.hasSuffix("did you mean 'colorScheme'?") })
  }

  @Test("A key of the focused values that is not here is undecided")
  func focusedKeys() throws {
    let report = try report(
      "Text(\"a\")",
      "@FocusedValue(\\.selectedNote) private var note: String?"
    )
    #expect(
      Checking.verdicts(report) == ["undecided: unsupported API: FocusedValues.selectedNote"]
    )
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
