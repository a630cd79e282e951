import Testing

@testable import DocCheck

@Suite("What the places of unknown things tell of their types")
struct UnknownPlacesTests {
  /// What one fence takes to exist; nothing if it does not pass.
  private func assumed(_ code: String) throws -> [String]? {
    let report = try Checking.check("```swift\n\(code)\n```\n").snippets[0]
    return report.verdict == .passed(.compiled) ? report.assumed : nil
  }

  @Test(
    "A value is what its operators, loops and members ask for",
    arguments: [
      ("for (port, depth) in soundings {\n  print(port, depth)\n}", ["soundings"]),
      ("let bytes = Data(cargo.utf8)", ["cargo"]),
      ("let name = \"Tern\"\nlet part: Substring = name[first..<last]", ["first", "last"]),
      ("let isSafe = harbour.check(depth: 3)\nif !isSafe { print(1) }", ["harbour"]),
      ("let now = Date()\nif now == tide.start { print(now) }", ["tide"]),
      ("for await flag in mast.flags {\n  flags.append(flag)\n}", ["flags", "mast"]),
      ("mast.onTap = { [weak self] in\n  self?.hoist()\n}", ["hoist", "mast"]),
      ("onMoor = { self.greet() }", ["greet", "onMoor"]),
      ("if let depth = Int(entry) {\n  print(\"\\(entry) is \\(depth)\")\n}", ["entry"]),
      (
        "guard let depth = Double(field.text) else { fatalError() }\nprint(Int(mark)! + 1)",
        ["field", "mark"]
      ),
      (
        "ForEach(0..<names.count, id: \\.self) { i in\n  TextField(\"\", text: $names[i])\n}",
        ["names"]
      ),
      (
        "ForEach(0..<names.count, id: \\.self) { i in\n  TextField(\"\", text: self.$names[i])\n}",
        ["names"]
      ),
      ("let first = terns.first(where: { $0.isYoung })\nprint(first?.ring ?? \"none\")", ["terns"]),
      (
        "let oldest = await terns.oldest()\nprint(oldest!.ring)\nlet mate = oldest!.mate\n"
          + "mate?.fly()", ["terns"]
      ),
      (
        "let ring = if let first = terns.first { first.ring } else { \"none\" }\nprint(ring.count)",
        ["terns"]
      ),
      (
        "let size = switch tern.kind { case .arctic: \"small\"; default: tern.size }\nprint(size)",
        ["tern"]
      ),
      (
        "struct Deck: View {\n  let terns = Tern.all\n"
          + "  var body: some View { List(terns) { tern in Text(tern.name) } }\n}",
        ["Tern"]
      ),
      (
        "extension Tern {\n  var title: String {\n"
          + "    \"\\(ring ?? \"\")\".trimmingCharacters(in: .whitespaces)\n  }\n}",
        ["Tern", "ring"]
      ),
      (
        "loader.load { result in\n  guard let tide = try? result.get() else { return }\n"
          + "  switch tide {\n  case .low: print(1)\n  case .high(let depth): print(depth)\n  }\n}",
        ["loader"]
      ),
      ("if let tide = cache.tide(of: \"a\") {\n  return tide\n}", ["cache"]),
      ("func testSpeed() {\n  measure {\n    _ = Fleet(size: 3)\n  }\n}", ["Fleet"]),
      (
        "struct Flag: View {\n  var body: some View { Image(.ensign) }\n}", ["ImageResource.ensign"]
      ),
      ("let hull = Color(.hull)", ["ColorResource.hull"]),
      (
        "struct Flag: View {\n  var body: some View {\n    Label(\"a\", image: .ensign)"
          + ".background(Color(.hull))\n  }\n}", ["ColorResource.hull", "ImageResource.ensign"]
      ),
      ("for tern in Colony.terns {\n  await tern.fly(times: 3)\n}", ["Colony"]),
      (
        "func load() async -> [URL: UIImage] {\n"
          + "  await withTaskGroup(of: (URL, UIImage).self) { group in\n    for url in urls {\n"
          + "      group.addTask {\n        let image = await picture(at: url)\n"
          + "        return (url, image)\n      }\n    }\n    return [:]\n  }\n}",
        ["picture", "urls"]
      ),
      (
        "func load(_ urls: [URL]) async throws -> [Int: UIImage] {\n"
          + "  try await withThrowingTaskGroup(of: (Int, UIImage).self) { group in\n"
          + "    for (index, url) in urls.enumerated() {\n"
          + "      group.addTask { (index, try await camera.picture(at: url)) }\n    }\n"
          + "    return [:]\n  }\n}",
        ["camera"]
      ),
    ]
  )
  func values(code: String, names: [String]) throws { #expect(try assumed(code) == names) }

  @Test("A value whose type turns out to be known is not made another one")
  func known() throws {
    let code =
      "import Combine\nimport Foundation\n\nfinal class Log {\n  var lines: [String] = []\n"
      + "  var bag = Set<AnyCancellable>()\n  func load() {\n"
      + "    URLSession.shared.dataTaskPublisher(for: address)\n      .map(\\.data)\n"
      + "      .decode(type: [String].self, decoder: JSONDecoder())\n"
      + "      .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] lines in\n"
      + "        self?.lines = lines\n      })\n      .store(in: &bag)\n  }\n}"
    #expect(try assumed(code) == ["address"])
  }

  @Test("What is told apart by all cases of an enumeration that is shown is of that one")
  func shownEnumeration() throws {
    let code =
      "enum Kind {\n  case tern, other(Int)\n}\n\nfunc isRare(_ bird: Bird) -> Bool {\n"
      + "  switch bird.kind {\n  case .tern: return true\n  case .other(let count): return count > 1\n"
      + "  }\n}"
    #expect(try assumed(code) == ["Bird"])
    #expect(try assumed(code.replacing("count > 1", with: "count.isEmpty")) == nil)
    let nested = "struct Bird {\n  enum Kind {\n    case tern\n  }\n  let kind: Kind\n}"
    #expect(try Checking.verdicts(ofFences: nested, code) == ["passed", "passed"])
  }

  @Test("A comment alone in a closure stands for the value that is asked for, nothing does not")
  func commentedClosure() throws {
    let code =
      "struct Quay: View {\n  @StateObject var store = Store()\n  var body: some View {\n"
      + "    Text(\"a\").alert(item: $store.notice) { notice in\n      // show it\n    }\n  }\n}"
    #expect(try assumed(code) == ["Store"])
    #expect(try assumed(code.replacing("      // show it\n", with: "")) == nil)
    #expect(try assumed(code.replacing("// show it", with: "// does nothing")) == nil)
  }

  @Test(
    "Views, their modifiers and what they list are what their places ask for",
    arguments: [
      (
        "struct Quay: View {\n  let store: Store\n  var body: some View {\n"
          + "    List(store.names, id: \\.self) { name in\n      Text(verbatim: name)\n    }\n"
          + "    .overlay {\n      if store.names.isEmpty { ProgressView() }\n    }\n  }\n}",
        ["Store"]
      ),
      (
        "struct Plain: ButtonStyle {\n  func makeBody(configuration: Configuration) -> some View {\n"
          + "    configuration.label.modifier(PaintModifier(coat: .blue))\n  }\n}",
        ["PaintModifier"]
      ),
      (
        "struct Quay: View {\n  @State private var isOpen = false\n  var body: some View {\n"
          + "    Text(\"a\").sheet(isPresented: $isOpen, content: chart)\n  }\n}",
        ["chart"]
      ),
      (
        "// Outside:\nMooring(model: model.innerModel)\n\nstruct Mooring: View {\n"
          + "  @ObservedObject var model: MooringModel\n  var body: some View { Text(\"a\") }\n}",
        ["MooringModel", "model"]
      ),
    ]
  )
  func views(code: String, names: [String]) throws { #expect(try assumed(code) == names) }

  @Test("A model may be called as a generic type of the standard library is")
  func results() throws {
    let code =
      "final class Search {\n  var results: [Result] = []\n  func run() async {\n"
      + "    results = await engine.search()\n  }\n}"
    #expect(try assumed(code) == ["Result", "engine"])
  }

  @Test("A type that the article puts into an unknown one is its own")
  func nested() throws {
    let code =
      "extension Buoy {\n  struct Code: Codable { var depth: Int }\n}\n\n"
      + "extension Buoy.Code {\n  var buoy: Buoy { Buoy(depth: depth) }\n}"
    #expect(try assumed(code)?.contains("Buoy") == true)
  }

  @Test("What unknown things hold may be kept in SwiftData, whose modifiers tell it")
  func models() throws {
    let app =
      "@main struct Port: App {\n  var body: some Scene {\n    WindowGroup {\n"
      + "      Quay().modelContainer(for: [Boat.self, Crew.self])\n    }\n  }\n}"
    #expect(try assumed(app) == ["Boat", "Crew", "Quay"])
    let view =
      "struct Quay: View {\n  let wharf: Wharf\n  @Environment(\\.modelContext) private var context\n"
      + "  var body: some View { Text(\"a\") }\n  func sink(at index: Int) {\n"
      + "    let boat = wharf.boats[index]\n    context.delete(boat)\n  }\n}"
    #expect(try assumed(view) == ["Wharf"])
  }
}
