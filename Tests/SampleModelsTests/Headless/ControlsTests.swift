import Headless
import SwiftUI
import Testing

@MainActor @Suite("Controls") struct ControlsTests {
  private struct Form: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var isMember = false
    @State private var volume = 0.5
    @State private var guests = 1
    @State private var size = "M"
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var log = ""

    var body: some View {
      TextField("Name", text: $name).onSubmit { log += "submit " }
      SecureField("Password", text: $secret).onSubmit { log += "commit " }
      Toggle("Member", isOn: $isMember)
      Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }
      Stepper("Guests", value: $guests, in: 1...3)
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Medium").tag("M")
      }
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Text("\(name)|\(secret)|\(isMember ? "yes" : "no")|\(volume)|\(guests)|\(size)|\(log)")
      Button("Register") {}.disabled(name.isEmpty)
    }
  }

  private func line(_ view: MountedView) -> String {
    view.texts.first { $0.contains("|") } ?? ""
  }

  @Test("Typing goes key by key, behind what is there, and can be cleared")
  func typing() throws {
    let view = mount(Form())
    try view.type("Yu", into: "Name")
    try view.type("ki", into: "Name")
    try view.type("1234", into: "Password")
    #expect(line(view) == "Yuki|1234|no|0.5|1|M|")
    #expect(try view.find(.textField, "Name").text == "Yuki")
    #expect(view.bodyCount(of: Form.self) == 9)
    try view.clear("Name")
    #expect(line(view).hasPrefix("|1234"))
  }

  @Test("Return in a field submits it")
  func submit() throws {
    let view = mount(Form())
    try view.submit("Name")
    #expect(line(view).hasSuffix("submit "))
    try view.submit("Password")
    #expect(line(view).hasSuffix("submit commit "))
  }

  @Test("A slider keeps to its bounds and steps")
  func slider() throws {
    let view = mount(Form())
    try view.slide("Volume", to: 3.3)
    #expect(try view.find(.slider, "Volume").value as? Double == 3.5)
    try view.slide("Volume", to: 99)
    #expect(try view.find(.slider, "Volume").value as? Double == 10)
  }

  @Test("A stepper stops at its bounds")
  func stepper() throws {
    let view = mount(Form())
    for _ in 0..<5 { try view.increment("Guests") }
    #expect(line(view) == "||no|0.5|3|M|")
    try view.decrement("Guests")
    #expect(line(view) == "||no|0.5|2|M|")
  }

  @Test("A picker takes a tag or the words of a choice, and nothing else")
  func picker() throws {
    let view = mount(Form())
    try view.select("S", in: "Size")
    #expect(try view.find(.picker, "Size").value as? String == "S")
    try view.select("Medium", in: "Size")
    #expect(try view.find(.picker, "Size").value as? String == "M")
    let error = #expect(throws: InteractionError.self) { try view.select("XL", in: "Size") }
    #expect(
      error?.message
        == "There is no choice “XL” in the picker “Size”. Instead: “Small” (S), “Medium” (M)."
    )
  }

  @Test("A picker of a ForEach takes the identities of the elements")
  func pickerOfForEach() throws {
    struct Screen: View {
      @State private var fruit = "plum"
      var body: some View {
        Picker("Fruit", selection: $fruit) {
          ForEach(["plum", "pear"], id: \.self) { Text($0.capitalized) }
        }
        Text("chosen \(fruit)")
      }
    }
    let view = mount(Screen())
    try view.select("pear", in: "Fruit")
    #expect(view.shows("chosen pear"))
  }

  @Test("A picker of an optional takes tags of the wrapped type")
  func optionalPicker() throws {
    struct Screen: View {
      @State private var number: Int?
      var body: some View {
        Picker("Number", selection: $number) {
          Text("None").tag(Int?.none)
          Text("Seven").tag(Int?.some(7))
        }
        Text(number.map { "\($0)" } ?? "nothing")
      }
    }
    let view = mount(Screen())
    try view.select(7, in: "Number")
    #expect(view.shows("7"))
  }

  @Test("A date picker takes a date within its range")
  func date() throws {
    struct Screen: View {
      @State private var day = Date(timeIntervalSince1970: 1000)
      var body: some View {
        DatePicker("Day", selection: $day, in: Date(timeIntervalSince1970: 0)...)
        Text("\(Int(day.timeIntervalSince1970))")
      }
    }
    let view = mount(Screen())
    try view.set(Date(timeIntervalSince1970: 2000), in: "Day")
    #expect(view.shows("2000"))
    #expect(throws: InteractionError.self) { try view.set(Date.distantPast, in: "Day") }
  }

  @Test("An absent control fails with what was there instead")
  func absent() throws {
    let view = mount {
      Button("Save") {}
      Button("Cancel") {}.disabled(true)
    }
    let error = #expect(throws: InteractionError.self) { try view.find(.button, "Delete") }
    #expect(
      error?.message
        == "There is no button “Delete”. Instead: button “Save”, button “Cancel” (disabled)."
    )
    #expect(throws: InteractionError.self) { try view.tap("Nothing") }
  }

  @Test("A disabled control fails with its name, and does nothing")
  func disabled() throws {
    let view = mount(Form())
    let error = #expect(throws: InteractionError.self) { try view.tap("Register") }
    #expect(error?.message == "The button “Register” is disabled.")
    try view.type("A", into: "Name")
    try view.tap("Register")
  }

  @Test("An error says on which line the test wanted what cannot be done")
  func lines() throws {
    let view = mount(Form())
    let before = #line
    let first = #expect(throws: InteractionError.self) { try view.tap("Register") }
    let second = #expect(throws: InteractionError.self) { try view.find("Name").slide(to: 1) }
    #expect([first?.line, second?.line] == [before + 1, before + 2])
    #expect(first?.description == "The button “Register” is disabled. (line \(before + 1))")
  }

  @Test("A text that nothing listens to cannot be tapped")
  func plainText() {
    let view = mount(Text("Title"))
    let error = #expect(throws: InteractionError.self) { try view.tap("Title") }
    #expect(error?.message == "The text “Title” cannot be tapped.")
  }

  @Test("A control is found by its accessibility label and identifier")
  func accessibility() throws {
    let view = mount {
      Button {
      } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Delete")
      .accessibilityIdentifier("deleteButton")
    }
    #expect(view.has(.button, "Delete"))
    #expect(try view.find("deleteButton").label == "Delete")
    #expect(view.elements.compactMap(\.imageName) == ["trash"])
  }

  @Test("Gestures are made on the view that listens")
  func gestures() throws {
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        Text("tap me").onTapGesture { log += "t" }
        Text("hold me").onLongPressGesture { log += "l" }
        Text("drag me").gesture(
          DragGesture()
            .onChanged { log += "c\(Int($0.translation.width))" }
            .onEnded { log += "e\(Int($0.translation.width))" }
        )
        Text("log \(log)")
      }
    }
    let view = mount(Screen())
    try view.tap("tap me")
    try view.find("hold me").longPress()
    try view.find("drag me").drag(to: CGPoint(x: 8, y: 0))
    #expect(view.shows("log tlc4c8e8"))
  }

  @Test("A gesture may be none")
  func optionalGesture() throws {
    struct Screen: View {
      @State private var isOn = false
      @State private var taps = 0
      var body: some View {
        Button("start") { isOn = true }
        Text("drag me").gesture(isOn ? DragGesture().onEnded { _ in taps += 1 } : nil)
        Text("drags \(taps)")
      }
    }
    let view = mount(Screen())
    try? view.find("drag me").drag(to: .zero)
    #expect(view.shows("drags 0"))
    try view.tap("start")
    try view.find("drag me").drag(to: .zero)
    #expect(view.shows("drags 1"))
  }

  @Test("A field for searching filters")
  func search() throws {
    struct Screen: View {
      @State private var query = ""
      private var names: [String] {
        ["apple", "banana"].filter { query.isEmpty || $0.contains(query) }
      }
      var body: some View {
        NavigationStack {
          List(names, id: \.self) { Text($0) }.searchable(text: $query)
        }
      }
    }
    let view = mount(Screen())
    try view.search("ban")
    #expect(view.texts == ["banana"])
    try view.search("")
    #expect(view.texts == ["apple", "banana"])
  }

  @Test("Styles of the author's make the controls")
  func styles() throws {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(isEnabled ? "!" : "?")
      }
    }
    struct Boxed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Button("Go") {}.buttonStyle(Loud())
        Button("Stop") {}.buttonStyle(Loud()).disabled(true)
        Toggle("Box", isOn: $isOn).toggleStyle(Boxed())
      }
    }
    let view = mount(Screen())
    #expect(view.texts == ["Go", "!", "Stop", "?", "[ ]", "Box"])
    try view.toggle()
    #expect(view.shows("[x]"))
  }

  @Test("A menu's and a context menu's items can be tapped")
  func menus() throws {
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        Menu("More") { Button("Copy") { log += "c" } }
        Text("row \(log)").contextMenu { Button("Delete") { log += "d" } }
      }
    }
    let view = mount(Screen())
    try view.tap("Copy")
    try view.tap("Delete")
    #expect(view.shows("row cd"))
  }
}
