import Combine
import Headless
import SwiftUI
import Testing

/// Notes events in their order.
@MainActor private final class Diary {
  private(set) var events: [String] = []
  func note(_ event: String) { events.append(event) }
}

@MainActor @Suite("Lifecycle") struct LifecycleTests {
  @Test("Inner views appear before outer ones, in the order in which they are written")
  func appearanceOrder() {
    let diary = Diary()
    let view = mount(
      VStack {
        Text("a").onAppear { diary.note("a") }
        Text("b").onAppear { diary.note("b") }
      }
      .onChange(of: 1, initial: true) { diary.note("change") }
      .onAppear { diary.note("stack") }
    )
    #expect(view.texts == ["a", "b"])
    #expect(diary.events == ["a", "b", "change", "stack"])
  }

  @Test("A view appears and disappears with the condition that shows it")
  func condition() throws {
    struct Screen: View {
      @State private var isShown = false
      let diary: Diary
      var body: some View {
        Toggle("Shown", isOn: $isShown)
        if isShown {
          Text("here")
            .onAppear { diary.note("appear") }
            .onDisappear { diary.note("disappear") }
        }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    #expect(diary.events.isEmpty)
    try view.toggle("Shown")
    #expect(diary.events == ["appear"])
    try view.toggle("Shown")
    #expect(diary.events == ["appear", "disappear"])
  }

  @Test("The whole view can leave the screen and come back with its state")
  func screen() throws {
    struct Screen: View {
      @State private var count = 0
      let diary: Diary
      var body: some View {
        Button("count \(count)") { count += 1 }
          .onAppear { diary.note("appear") }
          .onDisappear { diary.note("disappear") }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    try view.tap("count 0")
    view.disappear()
    #expect(view.texts.isEmpty)
    view.appear()
    #expect(view.has("count 1"))
    #expect(diary.events == ["appear", "disappear", "appear"])
  }

  @Test("onChange is called with the old and the new value, once an update")
  func change() throws {
    struct Screen: View {
      @State private var text = ""
      let diary: Diary
      var body: some View {
        TextField("Name", text: $text)
          .onChange(of: text) { old, new in diary.note("\(old)→\(new)") }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    try view.type("ab", into: "Name")
    #expect(diary.events == ["→a", "a→ab"])
  }

  @Test("A task runs once when the view appears, not at each evaluation")
  func task() async throws {
    struct Screen: View {
      @State private var text = "idle"
      @State private var count = 0
      let diary: Diary
      var body: some View {
        Text("\(text) \(count)")
        Button("Count") { count += 1 }
          .task {
            diary.note("begin")
            text = "loading"
            await Task.yield()
            text = "loaded"
          }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    await view.settle()
    #expect(view.shows("loaded 0"))
    try view.tap("Count")
    await view.settle()
    #expect(view.shows("loaded 1"))
    #expect(diary.events == ["begin"])
  }

  @Test("A task with an id is cancelled and started anew when the id changes")
  func taskWithIdentity() async throws {
    struct Screen: View {
      @State private var page = 1
      let diary: Diary
      var body: some View {
        Button("Next") { page += 1 }
          .task(id: page) {
            diary.note("begin \(page)")
            do {
              try await Task.sleep(for: .seconds(3600))
            } catch {
              diary.note("cancelled")
            }
          }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    await view.wait(within: .seconds(60)) { diary.events.count == 1 }
    try view.tap("Next")
    await view.wait(within: .seconds(60)) { diary.events.count == 3 }
    #expect(Set(diary.events) == ["begin 1", "cancelled", "begin 2"])
    view.unmount()
    await view.wait(within: .seconds(60)) { diary.events.count == 4 }
    #expect(diary.events.last == "cancelled")
  }

  @Test("A wait without time still lets a task run")
  func waitWithoutTime() async {
    let diary = Diary()
    let view = mount(
      Text("a").task {
        await Task.yield()
        diary.note("ran")
      }
    )
    #expect(await view.wait(within: .zero) { diary.events == ["ran"] })
  }

  @Test("An object that a task makes is made once")
  func deferredCreation() async throws {
    final class Model: ObservableObject {
      nonisolated(unsafe) static var made = 0
      init() { Model.made += 1 }
    }
    struct Screen: View {
      @State private var model: Model?
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .task { if model == nil { model = Model() } }
      }
    }
    let view = mount(Screen())
    await view.settle()
    try view.tap("Count 0")
    await view.settle()
    #expect(Model.made == 1)
  }

  @Test("onReceive gets each value while the view is in the tree")
  func receive() throws {
    struct Screen: View {
      @State private var last = 0
      let numbers: PassthroughSubject<Int, Never>
      var body: some View {
        Text("last \(last)").onReceive(numbers) { last = $0 }
      }
    }
    let numbers = PassthroughSubject<Int, Never>()
    let view = mount(Screen(numbers: numbers))
    numbers.send(4)
    #expect(view.texts == ["last 4"])
    numbers.send(5)
    #expect(view.texts == ["last 5"])
    view.unmount()
    numbers.send(6)
    #expect(view.texts.isEmpty)
  }

  @Test("Work on the main queue and timers are waited for")
  func mainQueue() async {
    struct Screen: View {
      @State private var text = "waiting"
      var body: some View {
        Text(text).onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { text = "done" }
        }
      }
    }
    let view = mount(Screen())
    #expect(await view.wait(within: .seconds(60)) { view.shows("done") })
  }

  @Test("Waiting for what never happens ends at the limit")
  func limit() async {
    let view = mount(Text("still"))
    #expect(await view.wait(within: .milliseconds(50)) { view.shows("moved") } == false)
  }
}
