import Headless
import SwiftUI
import Testing

/// Counts and orders that are known of Apple's framework.
@MainActor @Suite("Counts of Apple's framework") struct FrameworkCountsTests {
  private final class Model: ObservableObject {
    @Published var isMarked = false
    var isPlain = false
  }

  @Observable fileprivate final class Tracked {
    var isMarked = false
    @ObservationIgnored var isPlain = false
  }

  @Observable fileprivate final class Numbers { var value = 0 }

  private struct Part: View {
    var isOn: Bool
    var body: some View { Color(isOn ? .red : .blue) }
  }

  private struct Parts: View {
    let isMarked: Bool
    let isPlain: Bool
    var body: some View {
      Part(isOn: isMarked)
      Part(isOn: isPlain)
    }
  }

  @Test("A published change at first appearance makes content 2 and subviews 3")
  func stateObjectPublished() {
    struct Content: View {
      @StateObject private var model = Model()
      var body: some View {
        VStack {
          Part(isOn: model.isMarked)
          Part(isOn: model.isPlain)
        }
        .onAppear { model.isMarked.toggle() }
      }
    }
    let view = mount(Content())
    #expect(view.bodyCount(of: Content.self) == 2)
    #expect(view.bodyCount(of: Part.self) == 3)
  }

  @Test("A change that is not published makes content 1 and subviews 2")
  func stateObjectPlain() {
    struct Content: View {
      @StateObject private var model = Model()
      var body: some View {
        VStack {
          Part(isOn: model.isMarked)
          Part(isOn: model.isPlain)
        }
        .onAppear { model.isPlain.toggle() }
      }
    }
    let view = mount(Content())
    #expect(view.bodyCount(of: Content.self) == 1)
    #expect(view.bodyCount(of: Part.self) == 2)
  }

  @Test("An observed object counts like an owned one")
  func observedObject() {
    struct Content: View {
      @ObservedObject var model: Model
      let change: (Model) -> Void
      var body: some View {
        VStack {
          Part(isOn: model.isMarked)
          Part(isOn: model.isPlain)
        }
        .onAppear { change(model) }
      }
    }
    let published = mount(Content(model: Model()) { $0.isMarked.toggle() })
    #expect(published.bodyCount(of: Content.self) == 2)
    #expect(published.bodyCount(of: Part.self) == 3)
    let plain = mount(Content(model: Model()) { $0.isPlain.toggle() })
    #expect(plain.bodyCount(of: Content.self) == 1)
    #expect(plain.bodyCount(of: Part.self) == 2)
  }

  @Test("A tracked property of an observable object makes 2 and 3, an ignored one 1 and 2")
  func observable() {
    struct Content: View {
      @State private var model = Tracked()
      let change: (Tracked) -> Void
      var body: some View {
        VStack {
          Part(isOn: model.isMarked)
          Part(isOn: model.isPlain)
        }
        .onAppear { change(model) }
      }
    }
    let tracked = mount(Content { $0.isMarked.toggle() })
    #expect(tracked.bodyCount(of: Content.self) == 2)
    #expect(tracked.bodyCount(of: Part.self) == 3)
    let ignored = mount(Content { $0.isPlain.toggle() })
    #expect(ignored.bodyCount(of: Content.self) == 1)
    #expect(ignored.bodyCount(of: Part.self) == 2)
  }

  @Test("Writes of one transaction coalesce, an animated one makes the next update")
  func transactions() {
    final class Log {
      var values: [Int] = []
      var changes: [[Int]] = []
    }
    struct Content: View {
      @State private var value = 0
      let log: Log
      var body: some View {
        let _ = log.values.append(value)
        Color.white
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { log.changes.append([$0, $1]) }
      }
    }
    let log = Log()
    let view = mount(Content(log: log))
    #expect(log.values == [0, 2, 4])
    #expect(log.changes == [[0, 2], [2, 4]])
    #expect(view.animations == [nil, .default])
  }

  /// Notes A and D for coming and going, with T or F for the state at that time.
  private final class Order {
    var text = ""
    func note(_ event: String, _ state: Bool) { text += event + (state ? "T" : "F") }
  }

  private struct Switching: View {
    @State private var isOn = false
    let order: Order
    let leavesAtOnce: Bool

    var body: some View {
      Button("Switch") { isOn.toggle() }
      if leavesAtOnce {
        Color.red
          .onAppear { order.note("A", isOn) }
          .onDisappear { order.note("D", isOn) }
          .transition(.identity)
          .id(isOn)
      } else {
        Color.red
          .onAppear { order.note("A", isOn) }
          .onDisappear { order.note("D", isOn) }
          .id(isOn)
      }
    }
  }

  @Test("With another id the new view appears before the old one disappears")
  func identityChange() throws {
    let order = Order()
    let view = mount(Switching(order: order, leavesAtOnce: false))
    try view.tap("Switch")
    view.unmount()
    #expect(order.text == "AFATDTDT")
  }

  @Test("With the identity transition the old view disappears first")
  func identityTransition() throws {
    let order = Order()
    let view = mount(Switching(order: order, leavesAtOnce: true))
    try view.tap("Switch")
    view.unmount()
    #expect(order.text == "AFDTATDT")
  }

  @Test("onChange with an initial call has the old values 0 0 1 and the new values 0 1 2")
  func initialChange() {
    final class Log { var pairs: [[Int]] = [] }
    struct Content: View {
      @State private var value = 0
      let log: Log
      var body: some View {
        Color.blue
          .onAppear {
            value = 1
            withAnimation { value = 2 }
          }
          .onChange(of: value, initial: true) { log.pairs.append([$0, $1]) }
      }
    }
    let log = Log()
    let view = mount(Content(log: log))
    #expect(view.evaluations.count == 3)
    #expect(log.pairs == [[0, 0], [0, 1], [1, 2]])
  }

  @Test("onAppear before id is called for each id, behind id once")
  func appearanceAndIdentity() throws {
    final class Log {
      var before = 0
      var behind = 0
    }
    struct Content: View {
      @State private var isOn = false
      let log: Log
      var body: some View {
        Button("Switch") { isOn.toggle() }
        Color.red
          .onAppear { log.before += 1 }
          .id(isOn)
          .onAppear { log.behind += 1 }
      }
    }
    let log = Log()
    let view = mount(Content(log: log))
    try view.tap("Switch")
    #expect(log.before == 2)
    #expect(log.behind == 1)
  }

  @Test("A child that appears first has written when the parent's onAppear is called")
  func bindable() {
    final class Log { var seen: Int? }
    struct Child: View {
      @Binding var value: Int
      var body: some View { Color.red.onAppear { value = 1 } }
    }
    struct Content: View {
      let model = Numbers()
      let log: Log
      var body: some View {
        let bindable = Bindable(model)
        Child(value: bindable.value).onAppear { log.seen = model.value }
      }
    }
    let log = Log()
    let view = mount(Content(log: log))
    #expect(view.warnings.isEmpty)
    #expect(log.seen == 1)
  }
}
