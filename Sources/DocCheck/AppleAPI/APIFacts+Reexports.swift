extension APIFacts {
  /// Some modules with those whose names they pass on, by the facts that doccheck was built with.
  ///
  /// What modules that are here pass on, they do themselves.
  static func passedOn(by modules: Set<String>) -> Set<String> {
    guard let facts = try? embedded.value.get() else { return modules }
    var (seen, open) = (Set<String>(), Array(modules))
    while let next = open.popLast() {
      guard seen.insert(next).inserted, declaredOnly.value.contains(next) else { continue }
      open += facts.reexports(of: next)
    }
    return seen
  }
}
