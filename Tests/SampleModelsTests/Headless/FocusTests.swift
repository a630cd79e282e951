import Headless
import SwiftUI
import Testing

@MainActor @Suite("@FocusState") struct FocusTests {
  private enum Field: Hashable {
    case name, mail
  }

  private struct Login: View {
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var mail = ""

    var body: some View {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .mail }
      TextField("Mail", text: $mail).focused($field, equals: .mail)
      Text(field == .name ? "at name" : field == .mail ? "at mail" : "nowhere")
      Button("Done") { field = nil }
    }
  }

  @Test("Typing moves the focus, and so does writing the state")
  func focus() throws {
    let view = mount(Login())
    #expect(view.shows("nowhere"))
    #expect(view.focused == nil)
    try view.type("A", into: "Name")
    #expect(view.shows("at name"))
    try view.submit("Name")
    #expect(view.focused?.label == "Mail")
    try view.tap("Done")
    #expect(view.shows("nowhere"))
  }

  @Test("A Boolean state is false again when another field gets the focus")
  func boolean() throws {
    struct Screen: View {
      @FocusState private var isFirst: Bool
      @State private var first = ""
      @State private var second = ""
      var body: some View {
        TextField("First", text: $first).focused($isFirst)
        TextField("Second", text: $second)
        Text(isFirst ? "first" : "not first")
      }
    }
    let view = mount(Screen())
    try view.tap("First")
    #expect(view.shows("first"))
    try view.tap("Second")
    #expect(view.shows("not first"))
  }

  @Test("A view that is given a binding to the focus is evaluated when its input changes")
  func passedBinding() throws {
    struct Field: View {
      let title: String
      let isFocused: FocusState<Bool>.Binding
      @State private var text = ""
      var body: some View { TextField(title, text: $text).focused(isFocused) }
    }
    struct Form: View {
      @FocusState private var isFocused: Bool
      @State private var title = "First"
      var body: some View {
        Field(title: title, isFocused: $isFocused)
        Button("Focus") { isFocused = true }
        Button("Rename") { title = "Second" }
      }
    }
    let view = mount(Form())
    try view.tap("Focus")
    #expect(view.focused?.label == "First")
    try view.tap("Rename")
    #expect(view.focused?.label == "Second")
    #expect(view.bodyCount(of: Field.self) == 2)
  }
}
