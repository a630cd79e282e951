import Headless
import SwiftUI
import Testing

private final class Settings: ObservableObject {
  @Published var name = "Mika"
}

private struct NameEditor: View {
  @EnvironmentObject private var settings: Settings
  var body: some View { TextField("Name", text: $settings.name) }
}

private struct Greeting: View {
  @EnvironmentObject private var settings: Settings
  var body: some View { Text("Hello, \(settings.name)!") }
}

private struct Frame: View {
  var body: some View {
    NameEditor()
    Greeting()
  }
}

@MainActor @Suite("@EnvironmentObject") struct EnvironmentObjectsTests {
  @Test("One object is shared by all views below")
  func shared() throws {
    let settings = Settings()
    let view = mount(Frame().environmentObject(settings))
    #expect(view.shows("Hello, Mika!"))
    try view.type("ko", into: "Name")
    #expect(settings.name == "Mikako")
    #expect(view.shows("Hello, Mikako!"))
    #expect(view.bodyCount(of: Frame.self) == 1)
  }

  @Test("An object passed as an argument is the same one")
  func explicit() {
    struct Explicit: View {
      @ObservedObject var settings: Settings
      var body: some View { Text("Explicit \(settings.name)") }
    }
    let settings = Settings()
    let view = mount(
      VStack {
        Explicit(settings: settings)
        Greeting()
      }
      .environmentObject(settings)
    )
    settings.name = "Aoi"
    #expect(view.texts == ["Explicit Aoi", "Hello, Aoi!"])
  }

  @Test("The nearest object counts")
  func nearest() {
    let outer = Settings()
    let inner = Settings()
    inner.name = "Ren"
    let view = mount(
      VStack {
        Greeting()
        Greeting().environmentObject(inner)
      }
      .environmentObject(outer)
    )
    #expect(view.texts == ["Hello, Mika!", "Hello, Ren!"])
  }

  @Test("A sheet gets the objects of the view that shows it")
  func sheet() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Greeting() }
      }
    }
    let view = mount(Root().environmentObject(Settings()))
    try view.tap("Show")
    #expect(view.shows("Hello, Mika!"))
  }

  @Test("Without the object the program stops with the framework's message")
  func missing() async throws {
    let result = await promptly {
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = mount(Greeting()) }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No ObservableObject of type Settings found."))
    #expect(message.contains("may be missing as an ancestor of this view."))
  }

  @Test("A second screen shows what is typed on the first")
  func secondScreen() throws {
    struct Screens: View {
      var body: some View {
        NavigationStack {
          Frame()
          NavigationLink("Next") { Greeting() }
        }
      }
    }
    let view = mount(Screens().environmentObject(Settings()))
    try view.type("!", into: "Name")
    try view.tap("Next")
    #expect(view.texts == ["Hello, Mika!!"])
  }

  @Test("Each key has what the object derives from the text computed again")
  func derivedValue() throws {
    final class Entry: ObservableObject {
      @Published var text = ""
      @Published var isNumber = false
      private var subscriptions: Set<AnyCancellable> = []

      init() {
        $text.map { Int($0) != nil }.sink { [weak self] in self?.isNumber = $0 }
          .store(in: &subscriptions)
      }
    }
    struct Field: View {
      @EnvironmentObject private var entry: Entry
      var body: some View {
        TextField("Number", text: $entry.text)
        Text(entry.isNumber ? "a number" : "no number")
      }
    }
    let view = mount(Field().environmentObject(Entry()))
    #expect(view.shows("no number"))
    try view.type("1", into: "Number")
    #expect(view.shows("a number"))
    try view.type("a", into: "Number")
    #expect(view.shows("no number"))
    #expect(view.bodyCount(of: Field.self) == 3)
  }
}
