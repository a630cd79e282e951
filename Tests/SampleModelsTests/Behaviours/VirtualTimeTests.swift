import Combine
@testable import Headless
import SwiftUI
import Testing

/// Apple's pages `Task/sleep(for:tolerance:clock:)`, `ContinuousClock`, `Timer/publish(every:…)` and
/// `Publisher/debounce(for:scheduler:options:)`; the time of a mounted view takes no real time.
///
/// What is waited for is far longer than a busy machine may hold a test up, which counts as time too.
@MainActor @Suite("Behaviours: time of views") struct VirtualTimeTests {
  private struct Sleeper: View {
    @State private var text = "idle"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .seconds(600_000))
        text = "one"
        try? await Task.sleep(nanoseconds: 600_000_000_000_000)
        text = "two"
        try? await ContinuousClock().sleep(for: .seconds(600_000))
        text = "three"
        try? await Task.sleep(until: .now + .seconds(600_000), clock: .continuous)
        text = "four"
      }
    }
  }

  @Test("Weeks of sleep take no time, each sleep ending in its turn")
  func sleeping() async {
    let start = Date()
    let view = mount(Sleeper())
    await view.advance(by: .seconds(500_000))
    #expect(view.texts == ["idle"])
    await view.advance(by: .seconds(200_000))
    #expect(view.texts == ["one"])
    #expect(await view.wait(within: .seconds(3_000_000)) { view.texts == ["four"] })
    #expect(Date().timeIntervalSince(start) < 86_400)
  }

  @Test("The continuous clock counts the time that was skipped")
  func measuring() async {
    struct Measure: View {
      @State private var isLong = false
      var body: some View {
        Text(isLong ? "long" : "short").task {
          let clock = ContinuousClock()
          let start = clock.now
          try? await Task.sleep(for: .seconds(100_000))
          isLong = clock.now - start >= .seconds(100_000)
        }
      }
    }
    let view = mount(Measure())
    #expect(await view.wait(within: .seconds(200_000)) { view.texts == ["long"] })
  }

  // View/task(priority:_:): the task is cancelled when the view disappears.
  @Test("A sleep ends with an error when its view goes")
  func cancelling() async {
    @MainActor final class Diary { var events: [String] = [] }
    struct Screen: View {
      let diary: Diary
      var body: some View {
        Text("a").task {
          do {
            try await Task.sleep(for: .seconds(1_000_000))
            diary.events.append("slept")
          } catch {
            diary.events.append("\(error is CancellationError)")
          }
        }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    await view.advance(by: .seconds(1))
    view.disappear()
    #expect(await view.wait { diary.events == ["true"] })
  }

  private final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var searched: [String] = []
    private var subscription: AnyCancellable?
    init() {
      subscription = $query.dropFirst()
        .debounce(for: .seconds(300_000), scheduler: DispatchQueue.main)
        .sink { [weak self] in self?.searched.append($0) }
    }
  }

  @Test("A debounced value comes after its pause, the earlier ones never")
  func debounce() async throws {
    struct Screen: View {
      @StateObject private var search = Search()
      var body: some View {
        TextField("Query", text: $search.query)
        Text(search.searched.joined(separator: ","))
      }
    }
    let view = mount(Screen())
    try view.type("swift", into: "Query")
    await view.advance(by: .seconds(200_000))
    #expect(view.shows(""))
    await view.advance(by: .seconds(200_000))
    #expect(view.shows("swift"))
  }

  @Test("A timer's dates come one interval after the other")
  func timer() async {
    let view = mount(Ticker(interval: 1_000_000))
    await view.advance(by: .seconds(900_000))
    #expect(view.texts == ["0"])
    await view.advance(by: .seconds(2_500_000))
    #expect(view.texts == ["3"])
  }

  @Test("A timer of a hundredth of a second sends a hundred dates in a second, on any machine")
  func stopwatch() async {
    let view = mount(Ticker(interval: 0.01))
    await view.advance(by: .milliseconds(5))
    let before = view.texts.first.flatMap(Int.init) ?? 0
    await view.advance(by: .seconds(1))
    let after = view.texts.first.flatMap(Int.init) ?? 0
    #expect((99...101).contains(after - before))
    view.unmount()
  }

  // TimelineView: "updates according to a schedule that you provide".
  @Test("A timeline is evaluated at the dates of its schedule")
  func timeline() async {
    struct Clock: View {
      let start: Date
      var body: some View {
        TimelineView(.periodic(from: start, by: 1_000_000)) { context in
          Text("\(Int(context.date.timeIntervalSince(start)))")
        }
      }
    }
    let view = mount(Clock(start: Date()))
    #expect(view.texts == ["0"])
    await view.advance(by: .seconds(1_500_000))
    #expect(view.texts == ["1000000"])
    await view.advance(by: .seconds(1_000_000))
    #expect(view.texts == ["2000000"])
  }

  // View/refreshable(action:)
  @Test("Pulling down waits for what the action sleeps")
  func refreshing() async throws {
    struct Feed: View {
      @State private var items = ["old"]
      var body: some View {
        List(items, id: \.self) { Text($0) }
          .refreshable {
            try? await Task.sleep(for: .seconds(30))
            items = ["new"]
          }
      }
    }
    let view = mount(Feed())
    try await view.refresh()
    #expect(view.texts == ["new"])
  }

  @Test("A task that a button starts waits by the time of the view")
  func buttonTask() async throws {
    struct Screen: View {
      @State private var state = "ready"
      var body: some View {
        Button(state) {
          state = "saving"
          Task {
            try? await Task.sleep(for: .seconds(400_000))
            state = "saved"
          }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("ready")
    await view.advance(by: .seconds(300_000))
    #expect(view.has("saving"))
    await view.advance(by: .seconds(200_000))
    #expect(view.has("saved"))
  }

  // RefreshAction: views in the modified hierarchy find the action in the environment, others `nil`.
  @Test("The action of refreshable can be called by views of the author's own inside of it")
  func refreshAction() async throws {
    struct Reload: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        if let refresh {
          Button("Reload") { Task { await refresh() } }
        } else {
          Text("nothing to reload")
        }
      }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("loaded \(count)")
        Reload().refreshable { count += 1 }
        Reload()
      }
    }
    let view = mount(Screen())
    #expect(view.texts == ["loaded 0", "Reload", "nothing to reload"])
    try view.tap("Reload")
    await view.settle()
    #expect(view.shows("loaded 1"))
  }

  // Transaction/addAnimationCompletion(criteria:_:): "If no animations are created by the changes in
  // `body`, then the callback will be called immediately after `body`."
  @Test("A completion waits for the animation, and for nothing where there is none")
  func completionTimes() async throws {
    struct Screen: View {
      @State private var done: [String] = []
      var body: some View {
        Button("Move") {
          for (name, animation) in [("slow", Animation.default), ("still", nil)] {
            var transaction = Transaction(animation: animation)
            transaction.addAnimationCompletion { done.append(name) }
            withTransaction(transaction) {}
          }
        }
        Text(done.joined(separator: ", "))
      }
    }
    let view = mount(Screen())
    try view.tap("Move")
    await view.settle()
    #expect(view.shows("still, slow"))
  }

  // View/task(priority:_:): the task goes on until its action ends, whatever it waits for.
  @Test("Waiting for rest includes what a task waits for outside of the view's time")
  func realTime() async {
    struct Screen: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { continuation.resume() }
          }
          text = "loaded"
        }
      }
    }
    let view = mount(Screen())
    await view.settle(within: .seconds(10))
    #expect(view.texts == ["loaded"])
  }

  @Test("A task that has ended is not waited for any more")
  func restAtOnce() async {
    let view = mount(Text("still").task {})
    await view.settle(within: .seconds(60))
    #expect(!view.current.tasks.areRunning)
  }

  // TimelineSchedule/entries(from:mode:): "A sequence of dates in ascending order."; the schedule of frames
  // updates "no more quickly than the provided interval".
  @Test("A timeline whose schedule stands still is evaluated once, one of frames again and again")
  func standingTimelines() async {
    struct Clocks: View {
      let start: Date
      var body: some View {
        TimelineView(.periodic(from: start, by: 0)) { _ in Text("zero") }
        TimelineView(.periodic(from: start, by: -1)) { _ in Text("negative") }
        TimelineView(.explicit(repeatElement(start, count: .max))) { _ in Text("explicit") }
        TimelineView(.animation(minimumInterval: 0)) { context in
          Text(context.date > start + 0.9 ? "later" : "frame")
        }
      }
    }
    let view = mount(Clocks(start: Date()))
    await view.advance(by: .seconds(1))
    #expect(view.texts == ["zero", "negative", "explicit", "later"])
    view.unmount()
  }
}

/// Counts the dates that a timer sends.
private struct Ticker: View {
  @State private var ticks = 0
  private let timer: Publishers.Autoconnect<Timer.TimerPublisher>

  init(interval: TimeInterval) {
    timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
  }

  var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
}
