import Headless
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var draft: Binding<String>?
}

@MainActor @Suite("Focused values") struct FocusedValuesTests {
  private struct Status: View {
    @FocusedValue(\.title) private var title
    var body: some View { Text("status: \(title ?? "none")") }
  }

  private struct Editor: View {
    let name: String
    @State private var text = ""
    var body: some View {
      TextField(name, text: $text)
        .focusedValue(\.title, name)
        .focusedValue(\.draft, $text)
    }
  }

  private struct Clear: View {
    @FocusedBinding(\.draft) private var draft
    var body: some View {
      Text("draft: \(draft ?? "-")")
      Button("Clear") { draft = "" }
    }
  }

  @Test("A view elsewhere sees the value of the view that has the focus, and only that")
  func focus() throws {
    let view = mount {
      Status()
      Editor(name: "Subject")
      Editor(name: "Message")
    }
    #expect(view.shows("status: none"))
    try view.tap("Subject")
    #expect(view.shows("status: Subject"))
    try view.tap("Message")
    #expect(view.shows("status: Message"))
    #expect(view.bodyCount(of: Status.self) == 3)
  }

  @Test("A binding of the focused view can be written from elsewhere")
  func binding() throws {
    let view = mount {
      Editor(name: "Subject")
      Clear()
    }
    #expect(view.shows("draft: -"))
    try view.type("Hi", into: "Subject")
    #expect(view.shows("draft: Hi"))
    try view.tap("Clear")
    #expect(view.shows("draft: "))
    #expect(try view.find(.textField, "Subject").text == "")
  }

  @Test("A value of the scene is known without a focus")
  func scene() throws {
    let view = mount {
      Text("main").focusedSceneValue(\.title, "Window")
      Status()
      Editor(name: "Subject")
    }
    #expect(view.shows("status: Window"))
    try view.tap("Subject")
    #expect(view.shows("status: Subject"))
  }

  private final class Player: ObservableObject {
    @Published var track = 1
  }

  private struct Controls: View {
    @FocusedObject private var player: Player?
    var body: some View { Text("track \(player?.track ?? 0)") }
  }

  @Test("An object of the scene is observed")
  func object() throws {
    let player = Player()
    let view = mount {
      Text("main").focusedSceneObject(player)
      Controls()
    }
    #expect(view.shows("track 1"))
    player.track = 2
    #expect(view.shows("track 2"))
  }
}
