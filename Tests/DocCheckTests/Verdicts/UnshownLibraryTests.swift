import Testing

@testable import DocCheck

@Suite("Types and values of libraries that the article does not show")
struct UnshownLibraryTests {
  @Test(
    "They do what their uses ask for",
    arguments: [
      // A protocol starts the program of its type.
      (
        "@main\nstruct Count: AsyncParsableCommand {\n  @Option var rings = 2\n\n"
          + "  mutating func run() async throws { print(rings) }\n}",
        ["AsyncParsableCommand", "Option"]
      ),
      // Literals make lists and dictionaries, which loops walk through.
      (
        "let queue: Deque = [\"tern\", \"gull\"]\nprint(queue.first)\n"
          + "let rings: OrderedDictionary<String, Int> = [\"T\": 7]\n"
          + "for (name, ring) in rings { print(name, ring) }\nlet heap: Heap<Double> = [3, 1.5]",
        ["Deque", "Heap", "OrderedDictionary"]
      ),
      ("for try await ring in rings.chunks(ofCount: 2) {\n  print(ring)\n}", ["rings"]),
      (
        "extension Rule where Value == Int {\n  static var isOdd: Self {\n"
          + "    .init { value in value == 7 }\n  }\n}",
        ["Rule"]
      ),
      (
        "var source = Shuffle(seed: 42)\nlet ring = Int.random(in: 0..<10, using: &source)",
        ["Shuffle"]
      ),
      ("print(flock.combine(0, +))", ["flock"]),
      ("public protocol Bird: Winged {\n  init?(_ ring: Int)\n}", ["Winged"]),
      // An error is thrown with labels and caught without.
      (
        "func fly() throws { throw FlightError.lost(rings: 5) }\n\ndo {\n  try fly()\n"
          + "} catch FlightError.lost(let rings) where rings > 3 {\n  print(rings)\n}",
        ["FlightError"]
      ),
      (
        "func tern<T: Decodable>(_ type: T.Type) -> AnyPublisher<T, any Error> {\n"
          + "  URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: \"/\")).map(\\.data)\n"
          + "    .decode(type: T.self, decoder: decoder).eraseToAnyPublisher()\n}",
        ["decoder"]
      ),
      (
        "var isReady: AnyPublisher<Bool, Never> {\n"
          + "  Publishers.CombineLatest3(hasRing, hasNest, $isAdult)\n"
          + "    .map { $0 && $1 && $2 }.eraseToAnyPublisher()\n}",
        ["hasNest", "hasRing", "isAdult"]
      ),
      (
        "func binding(to tern: Tern) -> Binding<Tern> {\n"
          + "  let index = colony.terns.firstIndex { $0.id == tern.id } ?? 0\n"
          + "  return $colony.terns[index]\n}",
        ["Tern", "colony"]
      ),
    ]
  )
  func given(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "What none of them can mend fails",
    arguments: [
      "struct TernView: View {\n  @StateObject let model = TernModel()\n\n"
        + "  var body: some View { Text(model.name) }\n}",
      "let sink = $ring\n  .debounce(for: .seconds(1), scheduler: RunLoop.main)\n  .sinkk { print($0) }",
      "struct Row: View {\n  var tern: Tern\n\n  var body: some View {\n    Text(tern.name)\n"
        + "    Image(systemname: \"bird\")\n  }\n}",
      "NavigationStack {\n  List(terns) { tern in NavigationLink(tern.name, vlue: tern) }\n}",
      "@main\nstruct Count {\n  var rings = 2\n}",
      "let rings: Set<String> = [\"T\": 7]\nprint(rings, tern)",
      "withAnimation(.easeInOut(durration: 2)) { isOpen.toggle() }",
    ]
  )
  func mistakes(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }
}
