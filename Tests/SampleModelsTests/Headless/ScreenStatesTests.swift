import Headless
import SwiftUI
import Testing

/// What screens with a model show while something goes on, and after it.
@MainActor @Suite("States of a screen") struct ScreenStatesTests {
  @MainActor private final class Letterbox: ObservableObject {
    @Published var isSending = false
    @Published var problem: String?
    private var answer: CheckedContinuation<Void, Never>?

    var isProblemShown: Bool {
      get { problem != nil }
      set { if !newValue { problem = nil } }
    }

    func send() async {
      isSending = true
      await withCheckedContinuation { answer = $0 }
      isSending = false
      problem = "no stamp"
    }

    func reply() { answer?.resume() }
  }

  private struct LetterScreen: View {
    @ObservedObject var box: Letterbox

    var body: some View {
      Button {
        Task { await box.send() }
      } label: {
        if box.isSending { ProgressView() } else { Text("Send") }
      }
      .disabled(box.isSending)
      .alert("Not sent", isPresented: $box.isProblemShown) {
        Button("Close") {}
      } message: {
        Text(box.problem ?? "")
      }
    }
  }

  private func showsProgress(_ view: MountedView) -> Bool {
    !view.findAll(ProgressView<EmptyView, EmptyView>.self).isEmpty
  }

  @Test("While something is sent, the label shows progress and the button waits")
  func sending() async throws {
    let box = Letterbox()
    let view = mount(LetterScreen(box: box))
    #expect(!showsProgress(view))
    try view.tap("Send")
    #expect(await view.wait { showsProgress(view) })
    #expect(!view.shows("Send"))
    #expect(try !view.find(.button).isEnabled)
    box.reply()
    #expect(await view.wait { view.presentations == ["alert"] })
    #expect(view.shows("no stamp"))
    try view.tap("Close")
    #expect(box.problem == nil)
    #expect(try view.find(.button, "Send").isEnabled)
  }

  private enum Phase: Equatable {
    case idle, loading, loaded([String]), failed(String)
  }

  @MainActor private final class Library: ObservableObject {
    @Published var phase = Phase.idle
    @Published var query = ""
    private(set) var phases: [Phase] = []
    private let isClosed: Bool

    init(isClosed: Bool = false) { self.isClosed = isClosed }

    func load() async {
      phases.append(phase)
      phase = .loading
      phases.append(phase)
      await Task.yield()
      phase = isClosed ? .failed("closed today") : .loaded(["Emma", "Evelina", "Cecilia"])
      phases.append(phase)
    }

    var found: [String] {
      guard case .loaded(let titles) = phase else { return [] }
      return query.isEmpty ? titles : titles.filter { $0.contains(query) }
    }
  }

  private struct LibraryScreen: View {
    @StateObject var library: Library

    var body: some View {
      NavigationStack {
        switch library.phase {
        case .idle, .loading: ProgressView("Loading")
        case .failed(let reason): Text(reason)
        case .loaded: List(library.found, id: \.self) { Text($0) }
        }
      }
      .searchable(text: $library.query)
      .task { await library.load() }
    }
  }

  @Test("A task takes the screen from idle over loading to loaded, and a search filters")
  func loading() async throws {
    let library = Library()
    let view = mount(LibraryScreen(library: library))
    #expect(view.texts == ["Loading"])
    #expect(await view.wait { view.texts == ["Emma", "Evelina", "Cecilia"] })
    #expect(library.phases == [.idle, .loading, .loaded(["Emma", "Evelina", "Cecilia"])])
    library.query = "Ev"
    #expect(view.texts == ["Evelina"])
  }

  @Test("A failure is shown with its text")
  func failing() async {
    let view = mount(LibraryScreen(library: Library(isClosed: true)))
    #expect(await view.wait { view.texts == ["closed today"] })
  }

  private final class Score: ObservableObject {
    @Published private(set) var points = 0
    @Published private(set) var history: [Int] = []

    func add(_ change: Int) {
      points += change
      history.append(points)
    }

    func reset() {
      points = 0
      history = []
    }
  }

  @Test("Buttons change a counter and its history, each press evaluating the view once")
  func history() throws {
    struct ScoreScreen: View {
      @StateObject private var score = Score()
      var body: some View {
        Text("\(score.points)")
        Button("More") { score.add(1) }
        Button("Less") { score.add(-1) }
        Button("Reset") { score.reset() }
        ForEach(Array(score.history.enumerated()), id: \.offset) { Text("then \($0.element)") }
      }
    }
    let view = mount(ScoreScreen())
    for name in ["More", "More", "Less"] { try view.tap(name) }
    #expect(view.shows("1"))
    #expect(view.texts.suffix(3) == ["then 1", "then 2", "then 1"])
    #expect(view.bodyCount(of: ScoreScreen.self) == 4)
    try view.tap("Reset")
    #expect(view.shows("0"))
    #expect(!view.texts.contains { $0.hasPrefix("then") })
  }
}
