/// Whether a snippet's code also runs where Apple's frameworks are not.
enum Portability: String, Sendable {
  /// Everything it imports comes with the Swift toolchain, or was built here like a package.
  case portable
  /// It imports Apple frameworks that doccheck has its own modules for.
  case shimmed
  /// It uses what doccheck has only declarations of.
  case declared
  /// It imports something else.
  case unportable

  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Observation", "Synchronization", "RegexBuilder", "Distributed", "Testing",
    "XCTest", "PackageDescription", "_Concurrency", "_StringProcessing", "Glibc",
  ]
  private static let shim: Set<String> = ["Combine", "SwiftData", "SwiftUI", "UIKit"]

  /// Reads the portability off the modules that a snippet imports.
  ///
  /// - Parameters:
  ///   - imports: the modules.
  ///   - areFound: whether all of them were found on this machine.
  init(of imports: [String], areFound: Bool = false) {
    let modules = Set(imports.map { $0.prefix { $0 != "." } }.map(String.init))
    let foreign = modules.subtracting(Self.toolchain)
    if areFound || foreign.isSubset(of: Self.shim) {
      self = foreign.isDisjoint(with: Self.shim) ? .portable : .shimmed
    } else {
      self = .unportable
    }
  }
}
