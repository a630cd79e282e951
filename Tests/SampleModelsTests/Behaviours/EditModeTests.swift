import Headless
import SwiftUI
import Testing

/// Apple's pages `EditButton` and `EnvironmentValues/editMode`: the button toggles the edit mode of
/// the container that it is in.
@MainActor @Suite("Behaviours: EditMode") struct EditModeTests {
  private struct Rows: View {
    @Environment(\.editMode) private var mode
    var body: some View {
      Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
    }
  }

  private struct Screen: View {
    var body: some View {
      List { Rows() }.toolbar { EditButton() }
    }
  }

  @Test("A navigation stack provides the mode that the button toggles")
  func stack() throws {
    let view = mount(NavigationStack { Screen() })
    #expect(view.shows("reading"))
    try view.tap("Edit")
    #expect(view.shows("editing"))
    try view.tap("Done")
    #expect(view.shows("reading"))
  }

  @Test("Each screen of a stack has a mode of its own")
  func pushed() throws {
    let view = mount(
      NavigationStack {
        VStack {
          Screen()
          NavigationLink("Next") { Screen() }
        }
      }
    )
    try view.tap("Edit")
    try view.tap("Next")
    #expect(view.shows("reading"))
    try view.tap("Edit")
    #expect(view.shows("editing"))
    try view.goBack()
    #expect(view.shows("editing"))
  }

  @Test("A split view provides the mode too")
  func split() throws {
    let view = mount(
      NavigationSplitView {
        Screen()
      } detail: {
        Text("detail")
      }
    )
    try view.tap("Edit")
    #expect(view.shows("editing"))
  }

  @Test("A mode that the author sets around the stack or inside it is used")
  func own() throws {
    struct Own: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        NavigationStack { Screen() }.environment(\.editMode, $mode)
        Text(mode == .active ? "active" : "inactive")
      }
    }
    let view = mount(Own())
    try view.tap("Edit")
    #expect(view.texts.contains("active"))
    #expect(view.texts.contains("editing"))
  }
}
