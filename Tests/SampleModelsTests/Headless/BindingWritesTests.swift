import Headless
import SwiftUI
import Testing

private struct PlayButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
  }
}

private struct Player: View {
  @State private var isPlaying = false

  var body: some View {
    VStack {
      PlayButton(isPlaying: $isPlaying)
      Text(isPlaying ? "Playing" : "Paused")
    }
  }
}

private struct Profile: Equatable {
  var name = ""
  var age = 20
}

@MainActor @Suite("@Binding") struct BindingWritesTests {
  @Test("A write through a binding updates the state of the parent and redraws both")
  func write() throws {
    let view = mount(Player())
    #expect(view.texts == ["Play", "Paused"])
    try view.tap("Play")
    #expect(view.texts == ["Pause", "Playing"])
    #expect(view.bodyCount(of: Player.self) == 2)
  }

  @Test("A toggle writes what it is bound to")
  func toggle() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Sound", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    let view = mount(Screen())
    try view.toggle("Sound")
    #expect(view.shows("on"))
    #expect(try view.find(.toggle, "Sound").isOn == true)
  }

  @Test("A plain value follows the parent's state")
  func plainValue() throws {
    struct Child: View {
      let title: String
      var body: some View { Text(title) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Child(title: "count \(count)")
        Button("Add") { count += 1 }
      }
    }
    let view = mount(Parent())
    try view.tap("Add")
    #expect(view.shows("count 1"))
    #expect(view.causes(of: Child.self) == [[.identity], [.input]])
  }

  @Test("A binding to a member writes the member alone")
  func member() throws {
    struct Editor: View {
      @State private var profile = Profile()
      var body: some View {
        TextField("Name", text: $profile.name)
        Stepper("Age", value: $profile.age)
        Text("\(profile.name), \(profile.age)")
      }
    }
    let view = mount(Editor())
    try view.type("Yui", into: "Name")
    try view.increment("Age")
    #expect(view.shows("Yui, 21"))
  }

  @Test("A child with a binding to a member is not evaluated when its parent is")
  func stableMember() throws {
    struct Child: View {
      @Binding var name: String
      var body: some View { TextField("Name", text: $name) }
    }
    struct Parent: View {
      @State private var profile = Profile()
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Child(name: $profile.name)
        Button("Add") { count += 1 }
      }
    }
    let view = mount(Parent())
    try view.tap("Add")
    #expect(view.bodyCount(of: Parent.self) == 2)
    #expect(view.bodyCount(of: Child.self) == 1)
  }

  @Test("A constant binding ignores what is written")
  func constant() throws {
    let view = mount(Toggle("Fixed", isOn: .constant(true)))
    try view.toggle("Fixed")
    #expect(try view.find(.toggle, "Fixed").isOn == true)
  }

  @Test("A binding of two functions converts both ways")
  func functions() throws {
    struct Converter: View {
      @State private var celsius = 0.0
      private var fahrenheit: Binding<Double> {
        Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
      }
      var body: some View {
        Slider(value: $celsius, in: -50...150) { Text("Celsius") }
        Slider(value: fahrenheit, in: -58...302) { Text("Fahrenheit") }
        Text("\(celsius, specifier: "%.0f") = \(fahrenheit.wrappedValue, specifier: "%.0f")")
      }
    }
    let view = mount(Converter())
    try view.slide("Celsius", to: 100)
    #expect(view.shows("100 = 212"))
    try view.slide("Fahrenheit", to: 32)
    #expect(view.shows("0 = 32"))
  }

  @Test("A binding of functions that read the state makes its owner depend on it")
  func ownerOfFunctions() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        Child(count: Binding(get: { count }, set: { count = $0 }))
      }
    }
    struct Child: View {
      @Binding var count: Int
      var body: some View { Stepper("\(count)", value: $count) }
    }
    let view = mount(Owner())
    try view.increment("0")
    #expect(view.bodyCount(of: Owner.self) == 2)
    #expect(view.bodyCount(of: Child.self) == 2)
  }

  @Test("Bindings to the elements of a collection change the elements")
  func elements() throws {
    struct Item: Identifiable {
      let id: Int
      var isDone = false
    }
    struct Checklist: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        ForEach($items) { $item in
          Toggle("Item \(item.id)", isOn: $item.isDone)
        }
        Text("\(items.filter(\.isDone).count) done")
      }
    }
    let view = mount(Checklist())
    try view.toggle("Item 2")
    #expect(view.shows("1 done"))
    #expect(try view.find(.toggle, "Item 1").isOn == false)
  }

  @Test("A child takes an optional away through its binding")
  func optional() throws {
    struct Child: View {
      @Binding var selected: String?
      var body: some View { Button("Clear") { selected = nil } }
    }
    struct Parent: View {
      @State private var selected: String? = "Tea"
      var body: some View {
        Text(selected ?? "nothing")
        Child(selected: $selected)
      }
    }
    let view = mount(Parent())
    try view.tap("Clear")
    #expect(view.shows("nothing"))
  }

  @Test("A value goes down and a closure tells of changes up")
  func callback() throws {
    struct Child: View {
      let count: Int
      let onAdd: () -> Void
      var body: some View { Button("Add to \(count)") { onAdd() } }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View { Child(count: count) { count += 1 } }
    }
    let view = mount(Parent())
    try view.tap("Add to 0")
    #expect(view.has("Add to 1"))
  }
}
