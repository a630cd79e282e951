import Testing

@testable import DocCheck

@Suite("Mistakes that code with unknown names makes by what it shows itself")
struct ShownMistakesTests {
  @Test(
    "What contradicts what is shown fails, whatever is declared nowhere besides",
    arguments: [
      (
        "let store = UserDefaults(suiteName: \"harbour\")\nstore.set(berth, forKey: \"berth\")",
        "3:1 compile-error: value of optional type 'UserDefaults?' must be unwrapped to refer to member "
          + "'set' of wrapped base type 'UserDefaults'"
      ),
      (
        "// let store = UserDefaults.standard\nlet store = UserDefaults(suiteName: \"harbour\")\n"
          + "store.set(berth, forKey: \"berth\")",
        "4:1 compile-error: value of optional type 'UserDefaults?' must be unwrapped to refer to member "
          + "'set' of wrapped base type 'UserDefaults'"
      ),
      (
        "var landed: [Int] = []\n\nfunc land(_ buoy: Int) {\n"
          + "  DispatchQueue.main.async { [weak self] in\n    print(self.landed, buoy)\n  }\n}",
        "6:11 compile-error: value of optional type 'Self?' must be unwrapped to refer to member "
          + "'landed' of wrapped base type 'Self'"
      ),
      (
        "struct Quay: View {\n  let berth: Berth\n"
          + "  var body: some View { Text(berth.name).padding(.horizontl) }\n}",
        "4:51 compile-error: reference to member 'horizontl' cannot be resolved without a "
          + "contextual type; did you mean 'horizontal'?"
      ),
      (
        "let berths: Result<[Berth], Error> = harbour.berths()\nswitch berths {\n"
          + "case .sucess(let list): show(list)\ncase .failure(let error): print(error)\n}",
        "4:7 compile-error: type 'Result<[Berth], any Error>' has no member 'sucess'; "
          + "did you mean 'success'?"
      ),
      (
        "final class Quay {\n  var berths: [Berth] = []\n"
          + "  func add(_ berth: Berth) { berths.appned(berth) }\n}",
        "4:37 compile-error: value of type '[Berth]' has no member 'appned'; did you mean 'append'?"
      ),
      (
        "func berths(in data: Data) throws -> [Berth] {\n"
          + "  try JSONDecoder().decode([Berth], from: data)\n}",
        "3:28 compile-error: expected member name or initializer call after type name"
      ),
      (
        "final class Quay {\n  var berths: [Berth] = []\n  func clear() {\n"
          + "    DispatchQueue.main.async {\n      berths.removeAll()\n    }\n  }\n}",
        "6:7 compile-error: reference to property 'berths' in closure requires explicit use of 'self' "
          + "to make capture semantics explicit"
      ),
      (
        "let depth = 10\ndepth += tide.level",
        "3:7 compile-error: left side of mutating operator isn't mutable: 'depth' is a 'let' constant"
      ),
      (
        "let depth = 5\nif let depth = depth { log.note(depth) }",
        "3:4 compile-error: initializer for conditional binding must have Optional type, not 'Int'"
      ),
      (
        "let chart = URL(string: \"sea:7\")\n"
          + "URLSession.shared.dataTask(with: chart) { data, _, _ in show(data) }.resume()",
        "3:34 compile-error: value of optional type 'URL?' must be unwrapped to a value of type 'URL'"
      ),
      (
        "func save() {\n  let data = try JSONEncoder().encode(buoy)\n  harbour.store(data)\n}",
        "3:14 compile-error: errors thrown from here are not handled"
      ),
      (
        "class Boat { func sail() {} }\nclass Yacht: Boat { func sail() { log.note() } }",
        "3:26 compile-error: overriding declaration requires an 'override' keyword"
      ),
      (
        "protocol Log { func all() -> [Buoy]; func add(_ buoy: Buoy) }\nclass Book: Log {\n"
          + "  func all() -> [Buoy] { [] }\n}",
        "3:7 compile-error: type 'Book' does not conform to protocol 'Log'"
      ),
      (
        "func first(of buoys: [Buoy]) -> Buoy? {\n  if buoys.isEmpty { log.note() }\n}",
        "4:1 compile-error: missing return in global function expected to return 'Buoy?'"
      ),
      (
        "class Clock {\n  var count = 0\n\n  func start() {\n    tide.rise { count += 1 }\n"
          + "    DispatchQueue.main.async { count += 1 }\n  }\n}",
        "7:32 compile-error: reference to property 'count' in closure requires explicit use of 'self' "
          + "to make capture semantics explicit"
      ),
      (
        "class Buoy {\n  static var deepest { 7 }\n  var tide = Tide()\n}",
        "3:14 compile-error: computed property must have an explicit type"
      ),
      (
        "@available(*, iOS 18.0) var tide: Tide",
        "2:15 compile-error: expected 'available' option such as 'unavailable', 'introduced', "
          + "'deprecated', 'obsoleted', 'message', or 'renamed'"
      ),
      (
        "class Buoy {\n  let depth: Int = 1\n  func sink(_ tide: Tide) { depth = tide.level }\n}",
        "4:29 compile-error: cannot assign to property: 'depth' is a 'let' constant"
      ),
      (
        "class Buoy {\n  weak var owner: UIView\n  func sink(_ tide: Tide) {}\n}",
        "3:12 compile-error: 'weak' variable should have optional type 'UIView?'"
      ),
      (
        "class Chart { var x, y: Double }\nlet tide = Almanac.tide(of: Chart())",
        "2:7 compile-error: class 'Chart' has no initializers"
      ),
      (
        "struct Buoy { let depth: Int }\nlet buoys = try JSONDecoder().decode([Buoy].self, from: answer)",
        "3:31 compile-error: class 'JSONDecoder' requires that 'Buoy' conform to 'Decodable'"
      ),
      (
        "func sail(done: () -> Void) {\n  done(harbour)\n}",
        "3:8 compile-error: argument passed to call that takes no arguments"
      ),
      (
        "func level(of tide: Tide) -> Int {\n  let depth: Int\n  print(tide)\n  return depth\n}",
        "5:10 compile-error: constant 'depth' used before being initialized"
      ),
      (
        "protocol Marked { var mark: Int { get } }\nfunc pin<T: Marked>(_ all: [T]) {}\n"
          + "func use(_ all: [any Marked], _ tide: Tide) { pin(all) }",
        "4:47 compile-error: type 'any Marked' cannot conform to 'Marked'"
      ),
      (
        "struct Deck: View {\n  @Environment(Sea.self) var sea\n"
          + "  var body: some View { TextField(\"a\", text: $sea.name) }\n}",
        "4:46 compile-error: cannot find '$sea' in scope"
      ),
      (
        "struct Buoy {}\n@MainActor final class Chart {\n  var buoys: [Buoy] = []\n"
          + "  func load() async {\n    buoys = try? await almanac.buoys() ?? []\n  }\n}",
        "6:18 compile-error: cannot assign value of type '_?' to type '[Buoy]'"
      ),
      (
        "func land(_ buoy: Int) {\n  await harbour.moor(buoy)\n  isMoored = true\n}",
        "3:3 compile-error: 'await' in a function that does not support concurrency"
      ),
      (
        "struct Chart {\n  var tides = [Tide]()\n  func load() async {\n"
          + "    tides = await almanac.tides().map { ... }\n  }\n}",
        "5:5 compile-error: cannot assign to property: 'self' is immutable"
      ),
      (
        "struct Chart: ObservableObject {\n  @Enclosed var tide: Tide\n}",
        "2:8 compile-error: non-class type 'Chart' cannot conform to class protocol 'ObservableObject'"
      ),
      (
        "class Buoy {\n  var owner: Owner?\n  init(withOwner: Owner?) { self.owner = owner }\n}",
        "4:40 compile-error: assigning a property to itself"
      ),
    ]
  )
  func contradictions(code: String, finding: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.findings(report) == [finding])
    #expect(Checking.verdicts(report) == ["failed"])
  }

  @Test(
    "What something unknown may settle is left open",
    arguments: [
      // A part that is not shown may make what is changed a variable of its own.
      "struct Chart {\n  @Stored var tides: [Tide] = []\n  func load() { tides = [] }\n}",
      // Nobody shows that the value may be missing.
      "let store = harbour.store\nstore.set(1, forKey: \"berth\")",
      // What is inherited may conform.
      "struct Buoy: Marked { let depth: Int }\n"
        + "let buoys = try JSONDecoder().decode([Buoy].self, from: answer)",
      // What may be missing is asked for.
      "var buoy: Int?\nbuoy = try? await almanac.buoy()",
      "func sail(done: (Harbour) -> Void) {\n  done(harbour)\n}",
      // Whoever gets the closure may let it change what it is given.
      "let reducer = Reducer<Sea, Wind, Void> { state, action, _ in\n  state = .init()\n"
        + "  return .none\n}",
      // A wrapper that nobody shows may give a binding.
      "struct Deck: View {\n  @Charted var sea: Sea\n"
        + "  var body: some View { TextField(\"a\", text: $sea.name) }\n}",
      // What is declared nowhere may hold what cannot be copied.
      "let queue: Queue<Late>\n\nstruct Late: ~Copyable {\n  var first: Tide\n"
        + "  deinit { queue.push(1) }\n}\n\nfunc run() {\n  while let late = queue.pop() { _ = late }\n}",
      // The article's own wrapper may get a projection where nobody shows it.
      "@propertyWrapper struct Logged {\n  var wrappedValue: Int\n  // ...\n}\n\nstruct Log {\n"
        + "  @Logged var depth = Sea.depth\n  func note() { print($depth) }\n}",
      // What is shown in part, or kept by something unknown, may be all right.
      "protocol Log { func all() -> [Buoy]; func add(_ buoy: Buoy) }\nclass Book: Log {\n"
        + "  func all() -> [Buoy] { [] }\n  // ...\n}",
      "protocol Log { func all() -> [Buoy]; func add(_ buoy: Buoy) }\nclass Book: Shelf, Log {\n"
        + "  func all() -> [Buoy] { [] }\n}",
      "func first(of buoys: [Buoy]) -> Buoy? {\n  giveUp(buoys)\n}",
      "func buoy(at index: Int) -> Buoy {\n  let buoy = buoys[index]\n  // anchor it\n}",
      "func depth(of tide: Tide) -> Int {\n  if tide.isLow { return 3 }\n  // any other tide\n}",
      "func depth(of tide: Tide) -> Int {\n  for wave in tide.waves { sum += wave.height }\n  ...\n}",
      "func depth(of tide: Tide) -> Int {\n  #if os(macOS)\n  return tide.mac\n  #endif\n}",
      "struct Chart: Page {\n  func rows() -> Rows {\n    if tide.isLow { Row(tide) }\n  }\n}",
      "class Clock {\n  let queue: WorkQueue\n  var count = 0\n\n"
        + "  init(queue: WorkQueue) { self.queue = queue }\n\n"
        + "  func start() { queue.sync { count += 1 } }\n}",
      "class Clock {\n  var count = 0\n\n  func start() {\n    let runner = makeRunner()\n"
        + "    runner.run { count += 1 }\n  }\n}",
      "protocol Log { func all() -> [Buoy]; var name: String { get } }\n@AutoMock struct Book: Log {\n"
        + "  func all() -> [Buoy] { [] }\n}",
      "extension Clock {\n  func bind() {\n    Task { await load() }.store(in: &bag)\n  }\n}",
      "let sorted = [1, 2].sorted(by: tide.order)",
      "class Clock {\n  var count = 0\n  func start() { tide.rise { count += 1 } }\n}",
      "tide.onTurn = { let data = try JSONEncoder().encode(buoy) }",
      // An initialiser may be inherited, and a function have overloads elsewhere.
      "class Dog: Animal {\n  func bark() {}\n}\nlet dog = Dog(name: \"Rex\")",
      "extension Harbour {\n  func load() async throws -> [Int] { try await load(page: 1) }\n}",
      // What is called without `await` may be something else in another version of Swift.
      "var landed = 0\nwithTaskGroup { group in\n  group.addTask {\n    for buoy in buoys {\n"
        + "      await land(buoy)\n      landed += 1\n    }\n  }\n}",
      // A macro that nobody shows may add what is missing.
      "@Mapped struct Buoy { let depth: Int }\n"
        + "let buoys = try JSONDecoder().decode([Buoy].self, from: answer)",
    ]
  )
  func open(code: String) throws {
    #expect(try Checking.check("```swift\n\(code)\n```\n").snippets[0].verdict.name != "failed")
  }

  @Test("A mistake counts beside names that only what the code needs of others leaves out")
  func besideOthers() throws {
    let fetch =
      "func fetch() throws -> Int {\n  guard isCalm else { throw Storm.near }\n  return 1\n}"
    let storm = "enum Storm: Error { case near }"
    let result = "let tide: Result<Int, Storm> = Result { try fetch() }"
    let report = try Checking.check(parts: storm, fetch, result)
    #expect(Checking.verdicts(report) == ["passed", "passed", "failed"])
    #expect(
      Checking.findings(report).last
        == "13:39 compile-error: invalid conversion of thrown error type 'any Error' to 'Storm'"
    )
    let right = "let tide = Result { try fetch() }"
    #expect(try Checking.verdicts(ofFences: storm, fetch, right) == ["passed", "passed", "passed"])
    // What is unknown elsewhere may be what does not fit here.
    let chart = "func chart() -> Chart { Chart(of: almanac) }"
    let use = "let depth: Int = chart().depth(at: 1.5)\nprint(depth + chart())"
    #expect(try Checking.verdicts(ofFences: chart, use)[1] != "failed")
  }

  @Test("A conformance that an extension states is stated")
  func extensionConformance() throws {
    let type = "struct Buoy { let depth: Int }"
    let decoding = "let buoys = try JSONDecoder().decode([Buoy].self, from: answer)"
    let stated = "extension Buoy: Decodable {}"
    #expect(try Checking.verdicts(ofFences: type, decoding) == ["passed", "failed"])
    #expect(
      try Checking.verdicts(ofFences: type, stated, decoding) == ["passed", "passed", "passed"]
    )
  }

  @Test("A type that only a later snippet shows may be another one")
  func laterType() throws {
    let decoding =
      "func load() throws -> Buoy {\n  try JSONDecoder().decode(Buoy.self, from: answer)\n}"
    let type = "struct Buoy { let depth: Int }"
    #expect(try Checking.verdicts(ofFences: decoding, type)[0] != "failed")
    #expect(try Checking.verdicts(ofFences: type, decoding) == ["passed", "failed"])
  }

  @Test("A model that another snippet shows may be observed in another way here")
  func observation() throws {
    let model = "@Observable final class Model {}"
    let view =
      "struct Quay: View {\n  @ObservedObject var model: Model\n"
      + "  @ObservedObject var other: OtherModel\n  var body: some View { Text(\"a\") }\n}"
    #expect(try Checking.verdicts(ofFences: model, view)[1] != "failed")
  }
}
