/// The modules among the hidden tests of an article: a test that others import is one, and a fence
/// that others share with it is another file of theirs.
struct HiddenModules {
  private let tests: [SwiftTest]
  private let places: [String: Int]
  /// The names of the tests that others import.
  private let names: Set<String>

  init(_ tests: [SwiftTest]) {
    self.tests = tests
    places = Dictionary(uniqueKeysWithValues: zip(tests.map(\.name), tests.indices))
    names = Set(tests.flatMap(\.imports)).intersection(places.keys)
  }

  /// The tests, each with the modules that it sees.
  var linked: [SwiftTest] { names.isEmpty ? tests : tests.map(linked) }

  private func linked(_ test: SwiftTest) -> SwiftTest {
    var linked = test
    var seen: Set<String> = [test.name]
    for module in imported(by: test, &seen) { linked.see(module) }
    if !names.contains(test.name) { linked.separateFences(of: names) }
    return linked
  }

  /// The modules that a test imports, each behind those that it imports itself.
  private func imported(by test: SwiftTest, _ seen: inout Set<String>) -> [HiddenModule] {
    test.imports.flatMap { name -> [HiddenModule] in
      guard let place = places[name], seen.insert(name).inserted else { return [] }
      return imported(by: tests[place], &seen)
        + [HiddenModule(name: name, source: tests[place].text)]
    }
  }
}
