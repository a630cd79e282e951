/// Tells whether a program prints something else on every run.
enum ChanceReader {
  private static let randomNames: Set<String> = [
    "SystemRandomNumberGenerator", "UUID", "Hasher", "ObjectIdentifier",
  ]
  private static let clocks: Set<String> = ["ContinuousClock", "SuspendingClock", "DispatchTime"]

  /// What a draft's output depends on besides its code; nothing if it is the same on every run.
  static func cause(in draft: Draft, of linker: Linker) -> String? {
    let items = linker.items.items(of: draft)
    let members = items.reduce(into: Set<String>()) { $0.formUnion($1.usedMembers) }
    let uses = items.flatMap(\.uses)
    if members.contains(where: isRandom)
      || uses.contains(where: { randomNames.contains($0.name) })
    {
      return "chance"
    }
    let readsClock = uses.contains { use in
      clocks.contains(use.name)
        || use.name == "Date" && use.role == .call(Call())
    }
    return readsClock ? "the time" : nil
  }

  /// Whether a member's name says that chance decides, in any library.
  private static func isRandom(_ member: String) -> Bool {
    member.hasPrefix("random") || member.hasPrefix("shuffle") || member == "hashValue"
  }
}
