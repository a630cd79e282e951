/// What a report says of the kernel's Landlock.
struct LandlockRecord: Codable, Equatable, Sendable {
  /// The version of its interface.
  let version: Int
  /// What this version does not watch over, so that seccomp alone refuses it: `truncation`,
  /// `network`, `sockets` and `signals`.
  let refusedInstead: [String]

  init(_ landlock: Landlock) {
    (version, refusedInstead) = (landlock.version, landlock.refusedInstead)
  }
}
