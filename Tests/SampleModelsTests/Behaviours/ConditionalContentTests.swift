import Combine
import Headless
import SwiftUI
import Testing

/// Apple's pages `ViewBuilder` and `_ConditionalContent`: content of an `if` is one view.
@MainActor @Suite("Behaviours: ViewBuilder") struct ConditionalContentTests {
  @MainActor private final class Diary {
    var events: [String] = []
  }

  // View/onAppear(perform:), View/task(priority:_:) and View/onReceive(_:perform:): each action
  // belongs to one appearance, one lifetime and one value.
  @Test("Effects of content behind an if without else run once")
  func effectsOnce() async {
    let diary = Diary()
    let subject = PassthroughSubject<Int, Never>()
    let view = mount {
      if diary.events.isEmpty {
        Text("a")
          .onAppear { diary.events.append("appear") }
          .onReceive(subject) { diary.events.append("receive \($0)") }
          .task { diary.events.append("task") }
      }
    }
    await view.settle()
    subject.send(1)
    #expect(diary.events == ["appear", "task", "receive 1"])
  }

  @Test("Effects of content behind if let and inside an optional view run once")
  func optionalBinding() {
    let diary = Diary()
    let name: String? = "Ada"
    let stored: (some View)? = Text("stored").onAppear { diary.events.append("stored") }
    let view = mount {
      if let name {
        Text(name).onAppear { diary.events.append(name) }
      }
      stored
    }
    #expect(view.texts == ["Ada", "stored"])
    #expect(diary.events == ["Ada", "stored"])
  }

  private struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  // View/transformPreference(_:_:) applies its closure once to the value of the views inside.
  @Test("A preference is transformed once behind an if")
  func preferences() {
    let isShown = true
    let diary = Diary()
    let view = mount(
      VStack {
        if isShown {
          Text("a").preference(key: Total.self, value: 1)
            .transformPreference(Total.self) { $0 += 10 }
        }
      }
      .onPreferenceChange(Total.self) { diary.events.append("\($0)") }
    )
    #expect(view.texts == ["a"])
    #expect(diary.events == ["11"])
  }

  @Test("A view behind an if is found once, by its type and by its tag")
  func finding() throws {
    struct Row: View {
      var body: some View { Text("row") }
    }
    let isShown = true
    let view = mount {
      if isShown { Row() }
    }
    #expect(view.findAll(Row.self).count == 1)
  }

  // View/onDisappear(perform:)
  @Test("Content behind an if disappears once")
  func disappearance() throws {
    struct Screen: View {
      @State private var isShown = true
      let diary: Diary
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
          Text("here").onDisappear { diary.events.append("gone") }
        }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    try view.tap("Hide")
    #expect(view.texts == ["Hide"])
    #expect(diary.events == ["gone"])
  }

  // View/onChange(of:initial:_:)
  @Test("A change is told once behind an if")
  func change() throws {
    struct Screen: View {
      @State private var count = 0
      let diary: Diary
      var body: some View {
        Button("Add") { count += 1 }
        if count >= 0 {
          Text("\(count)").onChange(of: count) { diary.events.append("\($0)→\($1)") }
        }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    try view.tap("Add")
    #expect(diary.events == ["0→1"])
  }

  // View/onTapGesture(count:perform:)
  @Test("A tap gesture behind an if acts once")
  func tap() throws {
    let diary = Diary()
    let isShown = true
    let view = mount {
      if isShown { Text("touch").onTapGesture { diary.events.append("tap") } }
    }
    try view.tap("touch")
    #expect(diary.events == ["tap"])
  }
}
