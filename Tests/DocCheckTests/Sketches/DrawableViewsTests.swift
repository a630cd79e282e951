import Testing

@testable import DocCheck

@Suite struct DrawableViewsTests {
  @Test("Previews are drawn in place of the views")
  func previews() {
    let views = DrawableViews(
      """
      struct A: View { var body: some View { Text("a") } }
      struct P: PreviewProvider { static var previews: some View { A() } }
      #Preview("One") { A() }
      #Preview { A() }
      """
    )
    #expect(views.previewCount == 2)
    #expect(views.providers == ["P"])
    #expect(views.views.isEmpty)
  }

  @Test("Of views only those are drawn that no other one shows")
  func roots() {
    let views = DrawableViews(
      """
      struct Row: View { var body: some View { Text("row") } }
      struct Page: View { var body: some View { Row() } }
      """
    )
    #expect(views.views.map(\.code) == ["Page()"])
  }

  @Test(
    "A view that needs a value cannot be drawn by itself",
    arguments: [
      ("let a = 1", true), ("let a: Int", false), ("var a: Int", false), ("var a: Int?", true),
      ("@State private var a = 1", true), ("@State private var a: Int", false),
      ("@Binding var a: Int", false), ("@ObservedObject var a: Model", false),
      ("@StateObject private var a = Model()", true), ("@EnvironmentObject var a: Model", false),
      ("@Environment(\\.dismiss) var a", true), ("@Environment(Model.self) var a", false),
      ("@AppStorage(\"a\") var a = 1", true), ("@FocusState var a: Bool", true),
      ("@Namespace var a", true), ("static let a: Int = 1", true), ("var a: Int { 1 }", true),
      ("init(a: Int = 1) {}", true), ("init(a: Int) {}", false), ("let make: () -> Void", false),
    ]
  )
  func arguments(member: String, isDrawn: Bool) {
    let views = DrawableViews("struct A: View { \(member); var body: some View { Text(\"a\") } }")
    #expect(views.views.map(\.name) == (isDrawn ? ["A"] : []))
  }

  @Test("A conformance may stand in an extension, and a generic view is left out")
  func conformances() {
    let views = DrawableViews(
      """
      struct A { }
      extension A: SwiftUI.View { var body: some View { Text("a") } }
      struct B<T>: View { var body: some View { Text("b") } }
      struct C { }
      """
    )
    #expect(views.views.map(\.name) == ["A"])
  }

  @Test("A view that needs values is made as the article makes it, of nothing but literals")
  func literals() {
    let card = "struct Card: View { let title: String; var body: some View { Text(title) } }"
    func code(_ others: String...) -> [String] {
      DrawableViews(card, beside: others).views.map(\.code)
    }
    #expect(
      code("let a = 1", "Card(title: name)\nVStack { Card(title: \"Tea\") }") == [
        "Card(title: \"Tea\")"
      ]
    )
    #expect(code("Card(title: \"\\(name)\")", "Card(title: titles[0])", "Card(\"a\") { }") == [])
    #expect(
      code("Card(title: .init(3), [.red, -1, 2.5, nil], isOn: .constant(true))")
        == ["Card(title: .init(3), [.red, -1, 2.5, nil], isOn: .constant(true))"]
    )
    let page = card + "struct Page: View { var body: some View { Card(title: \"Tea\") } }"
    #expect(DrawableViews(page).views.map(\.code) == ["Page()"])
  }
}
