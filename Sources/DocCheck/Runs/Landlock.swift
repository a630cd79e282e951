import Foundation

/// What the kernel's Landlock watches over where the launcher makes use of it.
struct Landlock: Decodable, Hashable, Sendable {
  /// The version of its interface.
  let version: Int
  /// The rights to files, to the network and to what is outside of the program, as bits of the
  /// kernel's `linux/landlock.h`.
  let files: UInt64
  let network: UInt64
  let scopes: UInt64
  /// What this version does not watch over, so that seccomp alone refuses it.
  let refusedInstead: [String]

  /// Asks the launcher; nothing where it cannot say or the kernel has no Landlock.
  ///
  /// - Parameters:
  ///   - launcher: the path of the program that confines itself.
  ///   - newest: the newest version to make use of; nothing for the kernel's own.
  init?(launcher: String, newest: Int? = nil) {
    let options = newest.map { ["--landlock", String($0)] } ?? []
    let outcome = try? Subprocess(
      command: [launcher] + options + ["--describe"],
      environment: [:],
      timeout: 10
    ).run()
    guard let outcome, outcome.ending == .exited(0),
      let rules = try? JSONDecoder().decode(Self.self, from: Data(outcome.standardOutput)),
      rules.version > 0
    else { return nil }
    self = rules
  }
}
