/// Tells whether a program prints something else on every run.
enum ChanceReader {
  private static let randomNames: Set<String> = [
    "SystemRandomNumberGenerator", "Hasher", "ObjectIdentifier",
  ]
  /// The cause for code that makes identifiers (`UUID()`), which are others in every run.
  ///
  /// A second run shows whether they are printed.
  static let newIdentifiers = "new identifiers"
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
    if linker.items.linkedItems(of: draft).map({ startedTasks(in: $0.text) }).reduce(0, +) > 1 {
      return "which task runs first"
    }
    let readsClock = uses.contains { use in
      clocks.contains(use.name)
        || use.name == "Date" && use.role == .call(Call())
    }
    if readsClock { return "the time" }
    let other = otherVersion(in: draft, of: linker)
    return other ?? (uses.contains { $0.name == "UUID" } ? newIdentifiers : nil)
  }

  /// A type of which an earlier version came along than the nearest one.
  private static func otherVersion(in draft: Draft, of linker: Linker) -> String? {
    let names = draft.context.flatMap { reference -> [String] in
      let item = linker.items[reference].item
      guard item.kind == .type else { return [] }
      return item.declares.filter { name in
        let nearest = linker.items.declarations(of: name, from: draft.subject).first
        return nearest.map { $0 > reference && $0.snippet < draft.subject } ?? false
      }
    }
    return names.min().map { "which of several '\($0)' is meant" }
  }

  /// How many tasks code starts that go on by themselves.
  private static func startedTasks(in code: String) -> Int {
    ["Task {", "Task.detached", ".addTask", "async let "].map { code.ranges(of: $0).count }
      .reduce(0, +)
  }

  /// Whether a member's name says that chance decides, in any library.
  private static func isRandom(_ member: String) -> Bool {
    member.hasPrefix("random") || member.hasPrefix("shuffle") || member == "hashValue"
  }
}
