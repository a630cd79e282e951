import Testing

@testable import DocCheck

/// Each way in which articles use the members of something that they do not show, by itself.
@Suite("Members of unknown things in the places of an app")
struct UnknownFlowTests {
  /// The names that a code is taken to find elsewhere, without those that all of the codes use.
  private func assumed(_ code: String, besides usual: Set<String>) throws -> [String]? {
    try Checking.assumed(ofPassing: code)?.filter { !usual.contains($0) }
  }

  @Test(
    "A publisher takes the operators that lists have, too",
    arguments: [
      ".map { $0.count }", ".filter { $0.count > 1 }", ".compactMap { $0.first }", ".first()",
      ".prefix(2)", ".dropFirst()", ".drop(while: { $0.isEmpty })", ".reduce(0) { $0 + $1.count }",
      ".contains { $0.isEmpty }", ".allSatisfy { $0.count > 1 }", ".max()",
      ".flatMap { tern in store.load(tern) }", ".zip(other)", ".merge(with: other)",
    ],
    ["let model = NestModel(ring: 7)\nmodel.$terns", "model.$terns", "$terns", "store.load(id: 3)"]
  )
  func operators(operation: String, head: String) throws {
    // Only publishers of comparable values have one without an argument.
    guard operation != ".max()" || head.hasPrefix("$") else { return }
    let code = "\(head)\n  \(operation)\n  .sink { print($0) }\n  .store(in: &cancellables)"
    let usual: Set = ["NestModel", "cancellables", "model", "other", "store", "terns"]
    #expect(try assumed(code, besides: usual) == [])
  }

  @Test(
    "Conditions unwrap what is unknown, an isolated parameter is an actor, and elided types have members",
    arguments: [
      ("if case let tern? = nest {\n  print(tern)\n}", ["nest"]),
      ("if case let tern? = terns[ring] { print(tern) }", ["ring", "terns"]),
      ("for case let tern? in terns { print(tern.ring) }", ["terns"]),
      (
        "let tern: Tern = Tern(ring: 7)\nif let eggs: Int = tern.nest?.clutch?.count {\n"
          + "  print(eggs)\n}",
        ["Tern"]
      ),
      ("show(ring: info.terns[\"ring\"]!)", ["info", "show"]),
      (
        "static func feed(_ tern: isolated Tern, amount: Int) async throws -> Int {\n"
          + "  try tern.eat(amount)\n  let weight = tern.weight\n  return weight\n}",
        ["Tern"]
      ),
      (
        "class Nest {...}\n\nclass Tern {...}\n\nlet nest = Nest()\nlet tern = Tern()\n"
          + "nest.owner = tern\ntern.home = nest",
        ["Nest.owner", "Tern.home"]
      ),
      (
        "struct Tern { /* properties */ }\n\nvar tern = Tern()\ntern.ring = \"T7\"", ["Tern.ring"]
      ),
      (
        "names = terns.sorted(by: { (a: String, b: String) -> Bool in a > b })", ["names", "terns"]
      ),
      ("tern = Tern(ring: 7)\ntern = nil", ["Tern", "tern"]),
      (
        "@EnvironmentObject var settings: Settings\n\nText(settings.title)\nsettings.score += 1",
        ["Settings"]
      ),
    ]
  )
  func places(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "A control takes the binding that it asks for",
    arguments: [
      "TextField(\"Ring\", text: X)", "TextEditor(text: X)", "Toggle(\"Ringed\", isOn: X)",
      "Slider(value: X, in: 0...10)", "Stepper(\"Eggs\", value: X, in: 0...10)",
      "TextField(\"Eggs\", value: X, format: .number)",
      "Text(\"a\").sheet(isPresented: X) { Text(\"b\") }",
    ],
    ["$value", "$model.value", "$model.tern.value", "self.$model.value", "$terns[index].value"]
  )
  func controls(control: String, binding: String) throws {
    let code = control.replacing("X", with: binding)
    #expect(
      try assumed(code, besides: ["$model", "index", "model", "terns", "value"]) == []
    )
  }

  @Test(
    "A closure may do nothing but call a member, whatever it gives",
    arguments: [
      "withAnimation { X }", "Button(\"a\") { withAnimation(.spring()) { X } }",
      "await MainActor.run { X }", "queue.sync { X }", "lock.withLock { X }",
      "Text(\"a\").onTapGesture { withAnimation { X } }",
    ],
    [
      "colony.ring(3)", "colony.ring(.first)", "colony.ring(kind: .first)",
      "colony.add(.first, to: terns)", "colony.move(to: .left)", "terns.removeLast()",
      "terns.removeFirst()",
    ]
  )
  func closures(around: String, call: String) throws {
    let code = around.replacing("X", with: call)
    #expect(try assumed(code, besides: ["colony", "lock", "queue", "terns"]) == [])
  }

  @Test(
    "The elements of a dictionary are taken apart",
    arguments: [
      "terns.forEach { name, tern in print(name, tern) }",
      "terns.sorted { $0.key < $1.key }.forEach { (name, tern) in print(name, tern.ring) }",
      "let words = terns.map { name, tern in \"\\(name) \\(tern)\" }.joined(separator: \",\")",
      "let open = terns.filter { _, tern in tern.isOpen }.map { name, tern in name }",
      "ForEach(terns.sorted(by: { $0.key < $1.key }), id: \\.key) { name, tern in Text(\"\\(tern)\") }",
      "for (index, tern) in terns.enumerated() { print(index, tern) }",
      "zip(terns, terns).map { (log, link) in log.title + link.title }",
    ]
  )
  func pairs(code: String) throws {
    #expect(try assumed(code, besides: ["terns"]) == [])
  }

  @Test(
    "A list of unknown things may be of texts, and views may be left out of it",
    arguments: [
      "List {\n  ForEach(terns, id: \\.self) {\n    Text($0)\n  }\n  .onDelete(perform: remove)\n}",
      "List { ForEach(terns, id: \\.self) { Text($0) }.onDelete(perform: remove) }",
      "ForEach(terns) {\n  // rows\n}", "ForEach(terns) { tern in\n  // ...\n}",
      "ForEach(terns, id: \\.self) {\n  Text($0, format: .percent)\n}",
      "Text(share, format: .percent)", "Text(price, format: .currency(code: \"EUR\"))",
      ".onReceive(model.$isRinged) { isRinged in\n  if isRinged { show = true }\n}",
      ".onReceive(model.$terns) { terns in\n  self.terns = terns\n}",
    ]
  )
  func texts(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test("What is assigned behind another assignment has the type of its own value")
  func assignments() throws {
    let code =
      "@MainActor\nfunc load() async {\n"
      + "  do { terns = try await store.fetch() } catch { self.error = error }\n}"
    #expect(try Checking.assumed(ofPassing: code) == ["error", "store", "terns"])
  }

  @Test("A type is made of the literal that stands where a value of it is wanted")
  func literals() throws {
    let code = "let version: Version = \"1.2.3\"\nlet depth: Depth = 3"
    #expect(try Checking.assumed(ofPassing: code) == ["Depth", "Version"])
  }

  @Test("Settings that are made of nothing are an app's own")
  func settings() throws {
    let code = "#Preview {\n  ContentView()\n    .environmentObject(Settings())\n}"
    #expect(try Checking.assumed(ofPassing: code) == ["ContentView", "Settings"])
    #expect(try Checking.verdicts(ofFences: "let view = Section()\nprint(view)") != ["passed"])
  }

  @Test("A test compares members of unknown things")
  func expectations() throws {
    let lines = [
      "let model = Colony(terns: [tern])", "#expect(model.terns[0].kind == .arctic)",
      "#expect(model.state != .failed(reason: \"a\"))", "#expect(model.terns.isEmpty)",
      "#expect(await model.state == .loaded)", "#expect(model.terns.first?.name == \"a\")",
    ]
    let code = "@Test func rings() async throws {\n\(lines.joined(separator: "\n"))\n}"
    #expect(try assumed(code, besides: ["Colony", "tern"]) == [])
  }

  @Test("What a continuation hands on may be of any type")
  func continuations() throws {
    let code =
      "let terns = try await withCheckedThrowingContinuation { continuation in\n"
      + "  colony.load(.all) { result in continuation.resume(with: result) }\n}"
    #expect(try assumed(code, besides: ["colony"]) == [])
  }

  @Test(
    "A list grows by what something unknown gives",
    arguments: [
      "append(contentsOf: page.terns)", "append(page.first)", "insert(page.first, at: 0)",
    ].map { "terns.\($0)" } + [
      "terns += page.terns", "terns = page.terns + terns", "terns = terns + page.terns",
      "terns = (page.terns ?? []) + terns", "terns = page.terns.map(Tern.init)",
      "terns = terns.sorted(by: page.order)", "terns = page.colonies.flatMap(\\.terns)",
    ]
  )
  func lists(statement: String) throws {
    let code =
      "final class Feed {\n  var terns: [Tern] = []\n\n  func load() async throws {\n"
      + "    let page = try await store.page(after: terns.last)\n    \(statement)\n  }\n}"
    #expect(try Checking.assumed(ofPassing: code) == ["Tern", "store"])
  }

  @Test("What stands between square brackets of something unknown may be a text, or be missing")
  func subscripts() throws {
    #expect(try Checking.assumed(ofPassing: "Text(model.names[\"T\"] ?? \"none\")") == ["model"])
  }

  @Test(
    "Mistakes in such places stay mistakes",
    arguments: [
      "$terns\n  .receive(on: RunLoop.main)\n  .removeDuplicats()\n  .sink { print($0) }\n  .store(in: &cancellables)",
      "@State private var ring = \"\"\n\nvar body: some View {\n  Toggle(\"Ringed\", isOn: $ring)\n}",
      "var terns = [1, 2]\nterns.append(contentsOf: [\"T\"])\nprint(terns, ring)",
    ]
  )
  func mistakes(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }
}
