/// Where types are declared: in the facts, and in the modules that are here.
struct TypeDirectory: Sendable {
  /// The kinds of the types that the facts have, by their paths.
  private var kinds: [String: APIDeclaration.Kind] = [:]
  /// The modules of the types and aliases at file scope that the facts have.
  private var modules: [String: String] = [:]
  /// What the classes of the facts inherit from, by their paths.
  private var inherited: [String: String] = [:]
  /// The paths of the classes that say that they are the main actor's.
  private var onMainActor: Set<String> = []
  /// The rows of initializers by the types that have them.
  private var initializers: [String: [Substring]] = [:]
  /// The declarations of the modules that are here.
  private let present: DeclarationIndex

  /// The modules that are here: those of the toolchain, and doccheck's own.
  static let presentModules = [
    "Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Foundation", "Dispatch",
    "Observation", "RegexBuilder", "Combine", "UIKit", "SwiftUI", "SwiftData",
  ]

  /// - Parameters:
  ///   - facts: the facts.
  ///   - present: the declarations of `presentModules`.
  init(_ facts: APIFacts, present: DeclarationIndex) {
    self.present = present
    for row in facts.rows {
      let fields = row.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
      guard fields.count > 4, let kind = APIDeclaration.Kind(rawValue: String(fields[2])),
        kind.isType || kind == .typealias || kind == .`init`
      else { continue }
      let (container, name) = (PortableType.text(String(fields[1])), String(fields[3]))
      if kind == .`init` { initializers[container, default: []].append(row); continue }
      let path = container.isEmpty ? name : "\(container).\(name)"
      if kind.isType { kinds[path] = kind }
      if kind == .class, let end = row.lastIndex(of: "\t") {
        inherited[path] = PortableType.text(String(row[end...].dropFirst()))
        if row.contains("@MainActor") { onMainActor.insert(path) }
      }
      if container.isEmpty, modules[name] == nil { modules[name] = String(fields[0]) }
    }
  }

  /// The kind of a type by its path.
  func kind(of path: String) -> APIDeclaration.Kind? { kinds[path] }

  /// The initializers that a class has without naming them: Swift gives it all by which its superclass is made,
  /// unless it has one of its own that is more than a convenience.
  func inheritedInitializers(of type: String) -> [APIDeclaration] {
    for path in lineage(of: type) {
      let own = (initializers[path] ?? []).compactMap(APIDeclaration.init(row:))
        .filter { !$0.isGone && !$0.flags.contains("convenience") }
      if !own.isEmpty { return path == type ? [] : own }
    }
    return []
  }

  /// Whether a class, or one that it inherits from, says that it is the main actor's.
  ///
  /// The compiler takes nothing of the superclass's where it reads an interface.
  func isOnMainActor(_ type: String) -> Bool {
    lineage(of: type).contains(where: onMainActor.contains)
  }

  /// The paths of a class of the facts and of what it inherits from, one after the other.
  private func lineage(of type: String) -> [String] {
    var (path, all) = (type, [String]())
    while !all.contains(path), let list = inherited[path] {
      all.append(path)
      let names = list.split(separator: ",").map { $0.drop { $0 == " " } }
      path = names.first.map { String($0.prefix { $0 != "<" }) } ?? ""
    }
    return all
  }

  /// Whether a type that is here says by its head that it conforms to a protocol, or inherits that.
  func presentType(_ path: String, inherits name: String) -> Bool {
    present.ancestors(of: String(path.split(separator: ".").last ?? "")).contains(name)
  }

  /// The module of the facts that declares a type at file scope.
  func module(declaring name: String) -> String? { modules[name] }

  /// The module that is here and has a type of a path.
  func presentModule(declaring path: String) -> String? {
    let parts = path.split(separator: ".").map(String.init)
    guard let name = parts.last else { return nil }
    let outer = parts.dropLast()
    let entries = present[name].filter { entry in
      Self.keywords.contains(entry.keyword) && entry.owner == outer.last
        && !(outer.first.map { isHidden($0, in: entry.module) } ?? false)
    }
    // What frameworks call an anchor is one of SwiftUI's, not of a pattern.
    let entry = entries.first { $0.module != "RegexBuilder" } ?? entries.first
    return entry.map { Self.partsOfFoundation.contains($0.module) ? "Foundation" : $0.module }
  }

  /// Whether code that imports Foundation finds another type under the name of one in a module.
  private func isHidden(_ name: String, in module: String) -> Bool {
    Self.partsOfFoundation.contains(module)
      && present[name].contains { entry in
        entry.module == "Foundation" && entry.owner == nil
          && Self.keywords.contains(entry.keyword)
      }
  }

  /// Modules that code imports by importing Foundation.
  private static let partsOfFoundation: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization",
  ]

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  /// The paths of those of a module's types that a module which is here has.
  func present(of module: APIModule) -> Set<String> {
    Set(module.types.keys.filter { presentModule(declaring: $0) != nil })
  }

  /// Whether one of the modules that are here has a member, or what is at file scope, with the same argument
  /// labels.
  func isPresent(_ declaration: APIDeclaration) -> Bool {
    guard !declaration.kind.isType, declaration.kind != .conformance,
      declaration.container.isEmpty || presentModule(declaring: declaration.container) != nil
    else { return false }
    let owners = declaration.container.split(separator: ".").map(String.init)
    return !namesMissingType(declaration)
      && present[declaration.baseName].contains { entry in
        let keywords = Self.keywords(for: declaration.kind)
        guard entry.owner == owners.last, keywords.contains(entry.keyword),
          !(owners.first.map { isHidden($0, in: entry.module) } ?? false)
        else { return false }
        guard declaration.kind != .macro, !declaration.parameters.isEmpty else { return true }
        return SignatureReader.signatures(in: entry.text).first?.labels == declaration.labels
      }
  }

  /// Whether a declaration is written with a type of the facts that no module has which is here.
  private func namesMissingType(_ declaration: APIDeclaration) -> Bool {
    let names = declaration.types.flatMap { type in
      type.split { !$0.isPartOfName && $0 != "." }.map(String.init)
    }
    return Set(names).subtracting(declaration.generics).contains {
      kinds[$0] != nil && presentModule(declaring: $0) == nil
    }
  }

  /// The words that introduce a declaration in an interface.
  private static func keywords(for kind: APIDeclaration.Kind) -> [String] {
    switch kind {
    case .operator: ["func"]
    case .var: ["var", "let"]
    default: [kind.rawValue]
    }
  }

  /// Whether a type at file scope is known at all.
  func knows(_ name: String) -> Bool {
    modules[name] != nil || presentModule(declaring: name) != nil
  }
}
