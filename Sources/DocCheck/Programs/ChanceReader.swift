/// Tells whether a program prints something else on every run.
enum ChanceReader {
  private static let randomMembers: Set<String> = [
    "random", "randomElement", "shuffle", "shuffled", "hashValue",
  ]
  private static let randomNames: Set<String> = [
    "SystemRandomNumberGenerator", "UUID", "Hasher", "ObjectIdentifier",
  ]
  private static let clocks: Set<String> = ["ContinuousClock", "SuspendingClock", "DispatchTime"]

  /// What a draft's output depends on besides its code; nothing if it is the same on every run.
  static func cause(in draft: Draft, of linker: Linker) -> String? {
    let items = linker.items.items(of: draft)
    let members = items.reduce(into: Set<String>()) { $0.formUnion($1.usedMembers) }
    let uses = items.flatMap(\.uses)
    if !members.isDisjoint(with: randomMembers)
      || uses.contains(where: { randomNames.contains($0.name) })
    {
      return "chance"
    }
    let readsClock = uses.contains { use in
      clocks.contains(use.name)
        || use.name == "Date" && use.role == .call(labels: [], trailingClosures: [])
    }
    return readsClock ? "the time" : nil
  }
}
