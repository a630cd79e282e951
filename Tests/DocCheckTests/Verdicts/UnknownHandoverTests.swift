import Testing

@testable import DocCheck

/// Each place of a library to which articles hand something that they do not show, by itself.
@Suite("Unknown values that are handed to libraries")
struct UnknownHandoverTests {
  @Test(
    "A value is of a type that its place takes",
    arguments: [
      ("Image(systemName: \"bird\").gesture(drag)", ["drag"]),
      ("Image(systemName: \"bird\").offset(offset).gesture(drag)", ["drag", "offset"]),
      ("Circle().simultaneousGesture(drag.onEnded { print($0) })", ["drag"]),
      ("Text(\"Terns\").gesture(SwipeGesture { print($0) })", ["SwipeGesture"]),
      ("Button(\"Ring\") {}.buttonStyle(style)", ["style"]),
      ("Toggle(\"Ring\", isOn: $isOn).toggleStyle(style)", ["isOn", "style"]),
      ("List { Text(\"Terns\") }.listStyle(style)", ["style"]),
      ("Text(\"Terns\").transition(slide)", ["slide"]),
      ("Text(day, formatter: formatter)", ["day", "formatter"]),
      ("Text(price, format: format)", ["format", "price"]),
      ("Text(\"Terns\").focusedValue(\\.nest, nest)", ["FocusedValues.nest", "nest"]),
      (
        "$query.debounce(for: 0.3, scheduler: scheduler).sink { print($0) }",
        ["query", "scheduler"]
      ),
      ("nest.image = UIImage(named: \"tern\")\nnest.mode = .fit", ["nest"]),
    ]
  )
  func values(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "The values of an unknown key of preferences are of the type of what is handed over with it",
    arguments: [
      ".background(GeometryReader { proxy in\n  Color.clear\n"
        + "    .preference(key: NestKey.self, value: proxy.size)\n})",
      "Text(\"Terns\").preference(key: NestKey.self, value: \"T7\")",
      "Text(\"Terns\").onPreferenceChange(NestKey.self) { print($0) }",
    ]
  )
  func preferences(code: String) throws {
    #expect(try Checking.assumed(ofPassing: code) == ["NestKey"])
  }

  @Test(
    "A function that is named with its labels is one",
    arguments: [
      ("terns.forEach(ring(tern:))", ["ring", "terns"]),
      ("let heavy = terns.filter(isHeavy(_:))", ["isHeavy", "terns"]),
      (
        "let control = UIRefreshControl()\n"
          + "control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)",
        ["refresh"]
      ),
      (
        "NotificationCenter.default.addObserver(\n  self, selector: #selector(tideTurned(notification:)),"
          + "\n  name: Notification.Name(\"tide\"), object: nil\n)",
        ["tideTurned"]
      ),
    ]
  )
  func names(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test("A binding of what the view has may bear its name")
  func bindable() throws {
    let code = "@Bindable var nest = nest\nTextField(\"Name\", text: $nest.name)"
    #expect(try Checking.assumed(ofPassing: code) == ["nest"])
  }

  @Test(
    "A value of a known type that its place does not take is a mistake",
    arguments: [
      "let drag = \"left\"\nText(\"Terns\").gesture(drag)",
      "let style = 3\nButton(\"Ring\") {}.buttonStyle(style)",
      "let nest = UIImageView()\nnest.image = UIColor(white: 1, alpha: 1)",
      "func ring(_ tern: String) {}\n[\"a\"].forEach(ring(tern:))",
    ]
  )
  func mistakes(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }
}
