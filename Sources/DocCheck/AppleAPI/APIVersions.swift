import Synchronization

/// Since which versions of a system the names of some of Apple's modules exist.
struct APIVersions: Sendable {
  /// A declaration of a name.
  private struct Entry {
    /// Nothing for a type, which may be made in many ways.
    let labels: Set<String>?
    /// Nothing where it was always there.
    let since: SystemVersion?
  }

  private var entries: [String: [Entry]] = [:]

  /// Modules on a system.
  private struct Scope: Hashable {
    let modules: Set<String>
    let system: DeploymentTarget.System
  }

  /// What was read in this process.
  private static let read = Mutex<[Scope: Lazy<APIVersions>]>([:])

  /// The versions of some modules, which are read once.
  static func shared(
    _ facts: APIFacts,
    modules: Set<String>,
    on system: DeploymentTarget.System
  ) -> APIVersions {
    let scope = Scope(modules: modules.intersection(facts.modules), system: system)
    let versions = read.withLock { known in
      let versions =
        known[scope] ?? Lazy { APIVersions(facts, modules: scope.modules.sorted(), on: system) }
      known[scope] = versions
      return versions
    }
    return versions.value
  }

  /// - Parameters:
  ///   - facts: the facts.
  ///   - modules: the modules whose names count.
  ///   - system: the system.
  init(_ facts: APIFacts, modules: some Sequence<String>, on system: DeploymentTarget.System) {
    let column = system == .iOS ? 10 : 11
    for row in modules.lazy.flatMap(facts.rows(of:)) {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == APIDeclaration.columns,
        let kind = APIDeclaration.Kind(rawValue: String(fields[2])), kind != .conformance
      else { continue }
      let name = String(fields[3].prefix { !"(?!".contains($0) })
      let entry = Entry(
        labels: kind.isType ? nil : Set(fields[3].argumentLabels),
        since: SystemVersion(String(fields[column]))
      )
      entries[name, default: []].append(entry)
    }
  }

  /// The first version that has a name with some labels; nothing for one that was always there or that no
  /// module has.
  ///
  /// Several declarations may share a name; the first of them counts, so that nothing is said to need more
  /// than it does.
  func since(_ name: String, labels: [String]) -> SystemVersion? {
    let fitting = entries[name, default: []].filter { $0.labels?.isSuperset(of: labels) ?? true }
    let versions = fitting.compactMap(\.since)
    return versions.count == fitting.count ? versions.min() : nil
  }
}

extension SystemVersion {
  /// Reads `17.4` or `16`; nothing for anything else.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), let major = numbers[0], !numbers.contains(nil) else {
      return nil
    }
    self.init(major, numbers.dropFirst().first.flatMap(\.self) ?? 0)
  }
}
