import Headless
import SwiftUI
import Testing

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  @Entry fileprivate var accent = "red"
}

extension FocusedValues {
  @Entry fileprivate var documentName: String?
}

/// Apple's pages on state and data flow: `EnvironmentKey`, `Entry()`, `SceneStorage`, `FocusedValue`,
/// `Namespace`, `View/task(id:priority:_:)`, `View/onChange(of:initial:_:)` and `PreferenceKey`.
@MainActor @Suite("Behaviours: state and data flow") struct StateBehaviourTests {
  @MainActor private final class Diary { var events: [String] = [] }

  @Test("A key's default holds until a view sets a value, for the views inside")
  func environmentKey() {
    struct Reader: View {
      @Environment(\.theme) private var theme
      @Environment(\.accent) private var accent
      var body: some View { Text("\(theme) \(accent)") }
    }
    let view = mount {
      Reader()
      VStack { Reader() }.environment(\.theme, "dark").environment(\.accent, "blue")
    }
    #expect(view.texts == ["plain red", "dark blue"])
  }

  @Test("A focused value is seen while its view has the focus")
  func focusedValue() throws {
    struct Reader: View {
      @FocusedValue(\.documentName) private var name
      var body: some View { Text(name ?? "nothing") }
    }
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Title", text: $text).focusedValue(\.documentName, "Letter")
        TextField("Other", text: $text)
        Reader()
      }
    }
    let view = mount(Screen())
    #expect(view.shows("nothing"))
    try view.tap("Title")
    #expect(view.shows("Letter"))
    try view.tap("Other")
    #expect(view.shows("nothing"))
  }

  // View/task(id:priority:_:): "cancels the task and starts a new one when the id changes".
  @Test("A task is cancelled and restarted when its id changes")
  func taskID() async throws {
    struct Screen: View {
      @State private var page = 1
      let diary: Diary
      var body: some View {
        Button("Next") { page += 1 }
          .task(id: page) { [page] in
            diary.events.append("begin \(page)")
            try? await Task.sleep(for: .seconds(100_000))
            diary.events.append("\(page) \(Task.isCancelled ? "cancelled" : "done")")
          }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    await view.advance(by: .seconds(1))
    try view.tap("Next")
    await view.advance(by: .seconds(1))
    #expect(diary.events.sorted() == ["1 cancelled", "begin 1", "begin 2"].sorted())
    await view.advance(by: .seconds(101_000))
    #expect(diary.events.last == "2 done")
  }

  @Test("onChange with initial is called with the first value twice")
  func initial() throws {
    struct Screen: View {
      @State private var count = 5
      let diary: Diary
      var body: some View {
        Button("Add") { count += 1 }
          .onChange(of: count, initial: true) { diary.events.append("\($0)→\($1)") }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    try view.tap("Add")
    #expect(diary.events == ["5→5", "5→6"])
  }

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  // PreferenceKey/reduce(value:nextValue:): "the values come in view-tree order".
  @Test("Preferences are reduced in the order of the views, the inner ones first")
  func reduceOrder() {
    let diary = Diary()
    let view = mount(
      VStack {
        Text("1").preference(key: Names.self, value: ["a"])
        HStack {
          Text("2").preference(key: Names.self, value: ["b"])
          Text("3")
        }
        Text("4").preference(key: Names.self, value: ["c"])
      }
      .onPreferenceChange(Names.self) { diary.events.append($0.joined()) }
    )
    #expect(view.texts.count == 4)
    #expect(diary.events == ["abc"])
    #expect(view.warnings.isEmpty)
  }

  @Test("A preference on a container takes the place of those inside")
  func outerPreference() {
    let diary = Diary()
    let view = mount(
      VStack { Text("1").preference(key: Names.self, value: ["inner"]) }
        .preference(key: Names.self, value: ["outer"])
        .onPreferenceChange(Names.self) { diary.events.append($0.joined()) }
    )
    #expect(view.texts == ["1"])
    #expect(diary.events == ["outer"])
  }

  // View/onOpenURL(perform:)
  @Test("An address reaches onOpenURL")
  func openURL() throws {
    struct Screen: View {
      @State private var host = "none"
      var body: some View { Text(host).onOpenURL { host = $0.host() ?? "?" } }
    }
    let view = mount(Screen())
    try view.open(try #require(URL(string: "app://library/1")))
    #expect(view.texts == ["library"])
  }

  // OpenURLAction/callAsFunction(_:completion:), OpenURLAction/Result
  @Test("openURL tells whether an address was opened, by the handler or by the system")
  func openURLCompletion() throws {
    struct Screen: View {
      @Environment(\.openURL) private var openURL
      @State private var answer = "none"
      let url: URL
      var body: some View {
        Button("Open") { openURL(url) { answer = $0 ? "opened" : "refused" } }
        Text(answer)
      }
    }
    let url = try #require(URL(string: "https://example.com"))
    let results: [(OpenURLAction.Result, String)] = [
      (.handled, "opened"), (.discarded, "refused"), (.systemAction, "opened"),
    ]
    for (result, answer) in results {
      let view = mount(Screen(url: url)) { $0.openURL = OpenURLAction { _ in result } }
      try view.tap("Open")
      #expect(view.shows(answer))
    }
  }

  // Namespace: "A dynamic property type that allows access to a namespace defined by the persistent
  // identity of the object containing the property".
  @Test("A namespace stays the same while its view lives, two views have two")
  func namespace() throws {
    struct Owner: View {
      @Namespace private var space
      @State private var count = 0
      let seen: (Namespace.ID) -> Void
      var body: some View {
        let _ = seen(space)
        Button("Again") { count += 1 }
        Text("\(count)")
      }
    }
    var ids: [Namespace.ID] = []
    let view = mount {
      Owner { ids.append($0) }
      Owner { ids.append($0) }
    }
    try view.tap("Again")
    #expect(ids.count == 3)
    #expect(Set(ids).count == 2)
  }

  // View/transition(_:) and identity: a view with another id is another view.
  @Test("Another id makes another state, an id that comes back does not bring it back")
  func identity() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var id = 0
      var body: some View {
        Counter().id(id)
        Button("Switch") { id = 1 - id }
      }
    }
    let view = mount(Screen())
    try view.tap("count 0")
    try view.tap("Switch")
    #expect(view.has("count 0"))
    try view.tap("Switch")
    #expect(view.has("count 0"))
  }

  // PhaseAnimator and View/phaseAnimator(_:content:animation:): the first phase is shown at rest.
  @Test("Phases begin with the first, applied to the view")
  func phases() {
    let view = mount(
      Text("a").phaseAnimator([1, 2]) { content, phase in
        VStack {
          content
          Text("phase \(phase)")
        }
      }
    )
    #expect(view.texts == ["a", "phase 1"])
  }

  // View/onPreferenceChange(_:perform:): each adds an action for its own key.
  @Test("Several actions for preferences are called, each for its key")
  func preferenceActions() {
    struct First: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Second: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Screen: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        VStack {
          Text("\(first) \(second)")
          Color.clear.preference(key: First.self, value: 1)
          Color.clear.preference(key: Second.self, value: 2)
        }
        .onPreferenceChange(First.self) { first = $0 }
        .onPreferenceChange(Second.self) { second = $0 }
      }
    }
    #expect(mount(Screen()).shows("1 2"))
  }

  // View/onChange(of:initial:_:): what the action changes comes with the next update.
  @Test("What an action of onChange writes is on the screen only after the update")
  func nextUpdate() throws {
    final class Seen {
      var view: (() -> [String])?
      var texts: [String] = []
    }
    struct Screen: View {
      @State private var count = 0
      @State private var follower = 0
      let seen: Seen
      var body: some View {
        Button("\(count) \(follower)") { count += 1 }
          .onChange(of: count) {
            follower = count
            seen.texts = seen.view?() ?? []
          }
      }
    }
    let seen = Seen()
    let view = mount(Screen(seen: seen))
    seen.view = { MainActor.assumeIsolated { view.texts } }
    try view.tap("0 0")
    #expect(seen.texts == ["1 0"])
    #expect(view.texts == ["1 1"])
  }
}
