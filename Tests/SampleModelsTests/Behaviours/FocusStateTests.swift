import Headless
import SwiftUI
import Testing

/// Apple's page `FocusState`: "SwiftUI updates the value of this property when focus moves", and one
/// view at most has the focus.
@MainActor @Suite("Behaviours: FocusState") struct FocusStateTests {
  private struct TwoFlags: View {
    @FocusState private var isFirst: Bool
    @FocusState private var isSecond: Bool
    @State private var first = ""
    @State private var second = ""
    @State private var hasFirst = true

    var body: some View {
      if hasFirst { TextField("First", text: $first).focused($isFirst) }
      TextField("Second", text: $second).focused($isSecond)
      Text("\(isFirst) \(isSecond)")
      Button("Focus first") { isFirst = true }
      Button("Focus second") { isSecond = true }
      Button("Nobody") { (isFirst, isSecond) = (false, false) }
      Button("Remove first") { hasFirst = false }
    }
  }

  @Test("Writing one Boolean takes the other one's focus")
  func writing() throws {
    let view = mount(TwoFlags())
    try view.tap("Focus first")
    #expect(view.shows("true false"))
    try view.tap("Focus second")
    #expect(view.shows("false true"))
    #expect(view.focused?.label == "Second")
  }

  @Test("Touching a field takes the focus from the one that a state gave it to")
  func touching() throws {
    let view = mount(TwoFlags())
    try view.tap("Focus second")
    try view.tap("First")
    #expect(view.shows("true false"))
  }

  @Test("The focus goes with its field, and the state with it")
  func removal() throws {
    let view = mount(TwoFlags())
    try view.tap("First")
    try view.tap("Remove first")
    #expect(view.shows("false false"))
    #expect(view.focused == nil)
  }

  @Test("Writing false gives the focus to nobody")
  func nobody() throws {
    let view = mount(TwoFlags())
    try view.tap("First")
    try view.tap("Nobody")
    #expect(view.focused == nil)
    #expect(view.shows("false false"))
  }

  private struct Form: View {
    enum Field: Hashable { case name, mail }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var mail = ""
    @State private var hasName = true
    @State private var isDisabled = false

    var body: some View {
      if hasName {
        TextField("Name", text: $name).focused($field, equals: .name).disabled(isDisabled)
      }
      TextField("Mail", text: $mail).focused($field, equals: .mail)
      Text(field.map { "\($0)" } ?? "none")
      Button("Remove") { hasName = false }
      Button("Disable") { isDisabled = true }
      Button("Skip") { (hasName, field) = (false, .mail) }
    }
  }

  @Test("An optional state is nil once its field is gone")
  func optionalRemoval() throws {
    let view = mount(Form())
    try view.tap("Name")
    #expect(view.shows("name"))
    try view.tap("Remove")
    #expect(view.shows("none"))
  }

  @Test("A state may name another field in the update that removes the focused one")
  func handingOver() throws {
    let view = mount(Form())
    try view.tap("Name")
    try view.tap("Skip")
    #expect(view.shows("mail"))
    #expect(view.focused?.label == "Mail")
  }

  @Test("A field that becomes disabled loses the focus")
  func disabling() throws {
    let view = mount(Form())
    try view.tap("Name")
    try view.tap("Disable")
    #expect(view.shows("none"))
  }

  // View/defaultFocus(_:_:priority:)
  @Test("defaultFocus gives the focus when the view appears")
  func defaultFocus() {
    struct Screen: View {
      enum Field: Hashable { case name, mail }
      @FocusState private var field: Field?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($field, equals: .name)
          TextField("Mail", text: $text).focused($field, equals: .mail)
        }
        .defaultFocus($field, .mail)
      }
    }
    #expect(mount(Screen()).focused?.label == "Mail")
  }

  // FocusState: "SwiftUI sets the property to true when the view receives focus", before anything is typed.
  @Test("What follows from the focus comes before what is typed")
  func focusBeforeTyping() throws {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      @State private var text = "old"
      var body: some View {
        TextField("Name", text: $text).focused($isFocused)
          .onChange(of: isFocused) { if isFocused { text = "" } }
        Text("name: \(text)")
      }
    }
    let view = mount(Screen())
    try view.type("new", into: "Name")
    #expect(view.shows("name: new"))
  }
}
