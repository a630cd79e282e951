/// The names that modules of which there are only declarations have, members included.
enum ModuleNames {
  /// The names of each such module; those of one are read when they are first asked for.
  private static let all = Lazy {
    Dictionary(
      uniqueKeysWithValues: APIFacts.declaredOnly.value.map { module in
        (module, Lazy { read(module) })
      }
    )
  }

  /// The names that a module has, and those that it passes on.
  static func names(of module: String) -> Set<String> { all.value[module]?.value ?? [] }

  private static func read(_ module: String) -> Set<String> {
    guard let facts = try? APIFacts.embedded.value.get() else { return [] }
    var (names, seen, open): (Set<String>, Set<String>, [String]) = ([], [], [module])
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      open += facts.reexports(of: next).filter(APIFacts.declaredOnly.value.contains)
      for row in facts.rows(of: next) {
        let fields = row.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
        guard fields.count > 3, fields[2] != "conformance" else { continue }
        names.insert(String(fields[3].prefix { !"(?!".contains($0) }))
      }
    }
    return names
  }
}
