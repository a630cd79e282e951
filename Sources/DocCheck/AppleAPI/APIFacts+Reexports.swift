extension APIFacts {
  /// Some modules with those whose names they pass on, by the facts that doccheck was built with.
  ///
  /// What modules that are here pass on, they do themselves.
  static func passedOn(by modules: Set<String>) -> Set<String> {
    passedOn(by: modules) { declaredOnly.value.contains($0) }
  }

  /// Some modules with those whose names they pass on, those that are here, too.
  ///
  /// Views observe objects: Combine comes with SwiftUI.
  static func allPassedOn(by modules: Set<String>) -> Set<String> {
    let all = passedOn(by: modules) { _ in true }
    return all.contains("SwiftUI") ? all.union(["Combine", "Observation"]) : all
  }

  private static func passedOn(
    by modules: Set<String>,
    where passes: (String) -> Bool
  ) -> Set<String> {
    guard let facts = try? embedded.value.get() else { return modules }
    var (seen, open) = (Set<String>(), Array(modules))
    while let next = open.popLast() {
      guard seen.insert(next).inserted, passes(next) else { continue }
      open += facts.reexports(of: next)
    }
    return seen
  }

  /// The module that declares a name which belongs to no type; of several one that is here in part.
  static func module(declaring name: String) -> String? {
    APINames.known.value.module(declaring: name)
      ?? FrameworkNames.known.value.module(declaring: name)
  }
}
