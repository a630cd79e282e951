import Headless
import SwiftUI
import Testing

private struct Printing: View {
  var name = ""
  var body: some View {
    let _ = Self._printChanges()
    Text(name)
  }
}

private struct PrintingOwner: View {
  @State private var name = "a"
  var body: some View {
    let _ = Self._printChanges()
    Printing(name: name)
    Button("Rename") { name = "b" }
  }
}

@MainActor @Suite("Causes") struct BodyCausesTests {
  @Test("_printChanges names what has changed as the framework does")
  func printChanges() async throws {
    let result = await promptly {
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await MainActor.run { try mount(PrintingOwner()).tap("Rename") }
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasSuffix("changed.") } == [
        "PrintingOwner: @self, @identity, _name changed.",
        "Printing: @self changed.",
        "PrintingOwner: _name changed.",
        "Printing: @self changed.",
      ]
    )
  }

  @Test("A view is not evaluated if all of its values are equal")
  func equalInput() throws {
    struct Child: View {
      let text: String
      let numbers: [Int]
      var body: some View { Text(text) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Child(text: "same", numbers: [1, 2])
        Button("Count") { count += 1 }
      }
    }
    let view = mount(Parent())
    try view.tap("Count")
    #expect(view.bodyCount(of: Child.self) == 1)
  }

  @Test("A closure that captures something makes other input each time")
  func closures() throws {
    struct Child: View {
      let action: @MainActor () -> Void
      var body: some View { Button("Child", action: action) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Child { count += 1 }
      }
    }
    let view = mount(Parent())
    try view.tap("Child")
    #expect(view.bodyCount(of: Child.self) == 2)
  }

  @Test("The == of plain data is not asked, that of other values is")
  func customEquality() throws {
    struct Plain: View, Equatable {
      let number: Int
      nonisolated static func == (_: Plain, _: Plain) -> Bool { true }
      var body: some View { Text("plain \(number)") }
    }
    struct Rich: View, Equatable {
      let text: String
      nonisolated static func == (_: Rich, _: Rich) -> Bool { true }
      var body: some View { Text("rich \(text)") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Plain(number: count)
        Rich(text: "\(count)")
        Plain(number: count).equatable()
        Button("Count") { count += 1 }
      }
    }
    let view = mount(Parent())
    try view.tap("Count")
    #expect(view.texts == ["plain 1", "rich 0", "plain 0", "Count"])
  }

  @Test("A value whose type only its protocol tells is compared by what it is")
  func existentials() throws {
    struct Tag: CustomStringConvertible {
      var description = "tag"
    }
    struct Row: View {
      let thing: any CustomStringConvertible
      var body: some View { Text(thing.description) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Row(thing: Tag())
        Row(thing: count)
        Button("Count") { count += 1 }
      }
    }
    let view = mount(Parent())
    try view.tap("Count")
    #expect(view.texts == ["tag", "1", "Count"])
    #expect(view.causes(of: Row.self) == [[.identity], [.identity], [.input]])
  }

  @Test("Evaluations can be read as words")
  func words() {
    struct Screen: View { var body: some View { Text("x") } }
    #expect(mount(Screen()).evaluations.map(\.description) == ["Screen: new identity"])
  }
}
