import Headless
import SwiftUI
import Testing

/// A view that keeps a number and shows it.
private struct TapCounter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) taps")
      Button("Tap") { count += 1 }
      Button("Twice") {
        count += 1
        count += 1
      }
      Button("Same") { count = count }
    }
  }
}

/// A view that keeps a number which only its child reads.
private struct Owner: View {
  @State private var volume = 1

  var body: some View {
    VStack {
      Reader(volume: $volume)
      Bystander()
    }
  }
}

private struct Reader: View {
  @Binding var volume: Int

  var body: some View {
    Stepper("Volume \(volume)", value: $volume)
  }
}

private struct Bystander: View {
  var body: some View { Text("still") }
}

@MainActor @Suite("@State") struct MountedStateTests {
  @Test("A write evaluates the body that reads the value, and the text changes")
  func write() throws {
    let view = mount(TapCounter())
    #expect(view.texts.first == "0 taps")
    try view.tap("Tap")
    #expect(view.texts.first == "1 taps")
    #expect(view.causes(of: TapCounter.self) == [[.identity], ["count"]])
  }

  @Test("Two writes in one action make one evaluation")
  func coalescing() throws {
    let view = mount(TapCounter())
    try view.tap("Twice")
    #expect(view.texts.first == "2 taps")
    #expect(view.bodyCount(of: TapCounter.self) == 2)
  }

  @Test("Writing an equal value makes no evaluation")
  func equalValue() throws {
    let view = mount(TapCounter())
    try view.tap("Same")
    #expect(view.bodyCount(of: TapCounter.self) == 1)
  }

  @Test("A binding passed on does not make its owner depend on the value")
  func ownerThatDoesNotRead() throws {
    let view = mount(Owner())
    try view.increment("Volume 1")
    #expect(view.has("Volume 2"))
    #expect(view.bodyCount(of: Owner.self) == 1)
    #expect(view.causes(of: Reader.self) == [[.identity], ["volume"]])
    #expect(view.bodyCount(of: Bystander.self) == 1)
  }

  @Test("An action sees what it has written at once, a body in the next update")
  func readingBack() throws {
    struct Screen: View {
      @State private var value = 1
      @State private var seen = 0

      var body: some View {
        Text("value \(value), seen \(seen)")
        Button("Double") {
          value *= 2
          seen = value
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Double")
    #expect(view.shows("value 2, seen 2"))
    #expect(view.bodyCount(of: Screen.self) == 2)
  }

  @Test("State can be written on any thread")
  func otherThread() async {
    struct Screen: View {
      @State private var isDone = false

      var body: some View {
        Text(isDone ? "done" : "waiting")
          .onAppear {
            let binding = $isDone
            DispatchQueue.global().async { binding.wrappedValue = true }
          }
      }
    }
    let view = mount(Screen())
    #expect(await view.wait(within: .seconds(60)) { view.shows("done") })
  }

  @Test("The expression behind a state is evaluated whenever the view is made, and used once")
  func initialValue() throws {
    final class Probe {
      nonisolated(unsafe) static var made = 0
      init() { Probe.made += 1 }
    }
    struct Child: View {
      @State private var probe = Probe()
      var body: some View { Text("child \(ObjectIdentifier(probe).hashValue)") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Text("parent \(count)")
        Child()
        Button("Again") { count += 1 }
      }
    }
    let view = mount(Parent())
    let before = view.texts[1]
    try view.tap("Again")
    #expect(Probe.made == 2)
    #expect(view.texts[1] == before)
  }

  @Test("Two views of one type keep their own state")
  func ownState() throws {
    let view = mount {
      TapCounter()
      TapCounter()
    }
    try view.tap("Tap")
    #expect(view.texts.filter { $0.hasSuffix("taps") } == ["1 taps", "0 taps"])
  }

  @Test("One view value in two places keeps its state twice")
  func oneValueTwice() throws {
    let counter = TapCounter()
    let view = mount {
      counter
      counter
    }
    try view.tap("Tap")
    #expect(view.texts.filter { $0.hasSuffix("taps") } == ["1 taps", "0 taps"])
  }

  @Test("Another initial value does not touch the state that is there")
  func newInitialValue() throws {
    struct Child: View {
      @State private var cups: Int
      init(_ cups: Int) { _cups = State(initialValue: cups) }
      var body: some View { Text("\(cups) cups") }
    }
    struct Parent: View {
      @State private var start = 1
      var body: some View {
        Child(start)
        Button("More") { start += 1 }
      }
    }
    let view = mount(Parent())
    try view.tap("More")
    #expect(view.shows("1 cups"))
  }

  @Test("A copy of a state in a child goes its own way")
  func copiedState() throws {
    struct Child: View {
      @State var isOn: Bool
      var body: some View { Toggle("Child", isOn: $isOn) }
    }
    struct Parent: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Parent", isOn: $isOn)
        Child(isOn: isOn)
      }
    }
    let view = mount(Parent())
    try view.toggle("Parent")
    #expect(try view.find(.toggle, "Parent").isOn == true)
    #expect(try view.find(.toggle, "Child").isOn == false)
  }

  @Test("Writing a state while a body is evaluated is warned of")
  func writingInBody() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        let _ = count == 0 ? (count = 1) : ()
        Text("\(count)")
      }
    }
    let view = mount(Screen())
    #expect(view.texts == ["1"])
    #expect(
      view.warnings == ["Modifying state during view update, this will cause undefined behavior."]
    )
  }
}
