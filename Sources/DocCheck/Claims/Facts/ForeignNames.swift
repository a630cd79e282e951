/// The names of an article that may be of something else than Apple's libraries.
struct ForeignNames: Sendable {
  /// What the article declares.
  private let declared: Set<String>
  /// Whether the article imports a module that is not Apple's, which may have any name.
  private let hasForeignModule: Bool

  /// No such names.
  init() { (declared, hasForeignModule) = ([], false) }

  /// The names of an article's code.
  init(_ items: ArticleItems) {
    declared = items.declaredNames
    hasForeignModule = items.snippets.flatMap(\.imports).contains {
      !APIFacts.isModule($0) && !Self.ownModules.contains($0)
    }
  }

  /// Modules of the toolchain, of which there are no facts about versions of Apple's systems.
  private static let ownModules: Set<String> = [
    "Swift", "Testing", "XCTest", "Foundation", "PackageDescription", "Synchronization",
    "Distributed",
  ]

  /// Whether a name may be of something else than Apple's libraries.
  func mayMean(_ name: String) -> Bool { hasForeignModule || declared.contains(name) }
}
