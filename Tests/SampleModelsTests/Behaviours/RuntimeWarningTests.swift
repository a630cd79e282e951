import Combine
import Headless
import SwiftUI
import Synchronization
import Testing

/// What a device says at run time: Apple's pages `State`, `ObservableObject`, `PreferenceKey`.
@MainActor @Suite("Behaviours: runtime warnings") struct RuntimeWarningTests {
  private struct Counter: View {
    @State var count = 1
    var body: some View { Text("\(count)") }
  }

  // State: the storage belongs to a view in the hierarchy; before, a write is lost.
  @Test("A state that is written before its view is mounted keeps its initial value")
  func writtenTooEarly() {
    let counter = Counter()
    let warnings = Warnings()
    let receiver = RuntimeWarning.Receiver { warnings.add($0) }
    RuntimeWarning.$receiver.withValue(receiver) { counter.count = 5 }
    #expect(warnings.all.map { $0.contains("outside of being installed on a View") } == [true])
    #expect(counter.count == 1)
    #expect(mount(counter).texts == ["1"])
  }

  private final class Warnings: Sendable {
    private let list = Mutex<[String]>([])
    var all: [String] { list.withLock { $0 } }
    func add(_ warning: String) { list.withLock { $0.append(warning) } }
  }

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var count = 0
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
  }

  @Test("Publishing from a background thread is warned of")
  func background() async {
    let model = Model()
    let view = mount(Observing(model: model))
    #expect(view.warnings.isEmpty)
    await Task.detached { model.count = 1 }.value
    await view.settle()
    #expect(
      view.warnings == [
        "Publishing changes from background threads is not allowed; make sure to publish values"
          + " from the main thread (via operators like receive(on:)) on model updates."
      ]
    )
    #expect(view.texts == ["1"])
  }

  @Test("Publishing from within a view update is warned of")
  func publishingInBody() {
    struct Writer: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.count == 0 { model.count = 1 }
        return Text("\(model.count)")
      }
    }
    let view = mount(Writer(model: Model()))
    #expect(
      view.warnings == [
        "Publishing changes from within view updates is not allowed, this will cause undefined"
          + " behavior."
      ]
    )
  }

  @Test("Writing a state in body is warned of")
  func stateInBody() {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        let _ = count == 0 ? (count = 1) : ()
        Text("\(count)")
      }
    }
    let view = mount(Writer())
    #expect(
      view.warnings == ["Modifying state during view update, this will cause undefined behavior."]
    )
  }

  private struct Width: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  // View/onPreferenceChange(_:perform:)
  @Test("A preference that changes itself again and again is warned of")
  func preference() {
    struct Growing: View {
      @State private var width = 0
      var body: some View {
        Text("\(width)")
          .preference(key: Width.self, value: min(width + 1, 9))
          .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    let view = mount(Growing())
    #expect(view.texts == ["9"])
    #expect(view.warnings == ["Bound preference Width tried to update multiple times per frame."])
  }

  // View/onChange(of:initial:_:)
  @Test("An action that changes its own value again and again is warned of, one change is not")
  func change() throws {
    struct Counting: View {
      @State private var count = 0
      let limit: Int
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { if count < limit { count += 1 } }
      }
    }
    #expect(mount(Counting(limit: 1)).warnings == [])
    #expect(
      mount(Counting(limit: 9)).warnings == [
        "onChange(of: Int) action tried to update multiple times per frame."
      ]
    )
  }

  /// What a listener has heard; others may warn at the same time.
  nonisolated private static let heard = Mutex<[String]>([])

  @Test("A listener is told of a warning once")
  func listening() {
    struct Twins: View {
      var body: some View { ForEach(["heard", "heard"], id: \.self) { Text($0) } }
    }
    RuntimeWarning.listen { text in
      let text = text.map { String(cString: $0) } ?? ""
      RuntimeWarningTests.heard.withLock { $0.append(text) }
    }
    defer { RuntimeWarning.listen(nil) }
    let view = mount(Twins())
    #expect(view.texts == ["heard", "heard"])
    #expect(Self.heard.withLock { $0.count { $0.contains("the ID heard occurs") } } == 1)
  }
}
