import Synchronization

/// Since which versions of a system the names of some of Apple's modules exist.
struct APIVersions: Sendable {
  /// A declaration of a name.
  private struct Entry {
    /// Nothing for a type, which may be made in many ways.
    let labels: Set<String>?
    /// The type that it is declared in; empty at file scope.
    let container: String
    /// Whether it is a member of the type itself, as a case is.
    let isStatic: Bool
    /// Nothing where it was always there.
    let since: SystemVersion?

    /// Whether the declaration can be meant by a name with what is before it.
    func fits(_ use: VersionedUses.Found) -> Bool {
      guard labels?.isSuperset(of: use.labels) ?? true else { return false }
      switch use.receiver {
      case .nothing: return container.isEmpty
      case .context: return !container.isEmpty && isStatic
      case .type(let name): return container == name
      case .value: return !container.isEmpty && !isStatic && !use.labels.isEmpty
      case .result: return !container.isEmpty && !isStatic
      }
    }
  }

  /// Since when a name exists.
  struct Introduction: Sendable {
    let version: SystemVersion
    /// Whether some of the declarations that may be meant are newer.
    let isLeast: Bool
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
      let fields = row.columns
      guard fields.count == APIDeclaration.columns,
        let kind = APIDeclaration.Kind(rawValue: String(fields[2])), kind != .conformance
      else { continue }
      let name = fields[3].baseOfName
      let entry = Entry(
        labels: kind.isType ? nil : Set(fields[3].argumentLabels),
        container: String(fields[1]),
        isStatic: kind == .case || fields[9].split(separator: " ").contains("static"),
        since: SystemVersion(String(fields[column]))
      )
      entries[name, default: []].append(entry)
    }
  }

  /// The first version that has a name; nothing for one that was always there or that no module has.
  ///
  /// Several declarations may share a name; the first of them counts, so that nothing is said to need more
  /// than it does.
  func introduction(of use: VersionedUses.Found) -> Introduction? {
    let fitting = entries[use.name, default: []].filter { $0.fits(use) }
    let versions = fitting.compactMap(\.since)
    guard versions.count == fitting.count, let least = versions.min() else { return nil }
    return Introduction(version: least, isLeast: versions.contains { $0 != least })
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
