/// The lowest versions of Apple's systems that have everything a piece of code uses.
struct Availability: Codable, Hashable, Sendable {
  /// Nothing where iOS lacks something in every version.
  let iOS: SystemVersion?
  /// Nothing where macOS lacks something in every version.
  let macOS: SystemVersion?

  init(iOS: SystemVersion? = nil, macOS: SystemVersion? = nil) {
    (self.iOS, self.macOS) = (iOS, macOS)
  }

  /// What code needs that uses both what needs this and what needs the other.
  func together(with other: Availability) -> Availability {
    Availability(iOS: Self.later(iOS, other.iOS), macOS: Self.later(macOS, other.macOS))
  }

  private static func later(_ left: SystemVersion?, _ right: SystemVersion?) -> SystemVersion? {
    guard let left, let right else { return nil }
    return max(left, right)
  }

  /// The systems with their versions, for people.
  var systems: [String] {
    [iOS.map { "iOS \($0)" }, macOS.map { "macOS \($0)" }].compactMap(\.self)
  }
}

extension Availability {
  /// What the items of a snippet need, as far as `APIRelease` knows it; nothing if they use none of
  /// Apple's frameworks or no system has all that they use.
  ///
  /// An item that asks for the system or its version itself knows what it needs, and is left out.
  ///
  /// - Parameters:
  ///   - items: the snippet's items.
  ///   - imports: the modules that they see.
  ///   - declared: the names that the article declares, which hide those of the frameworks.
  init?(of items: [Item], imports: [String], declared: Set<String>) {
    let modules = APIRelease.modules(seenBy: imports)
    var names = APIRelease.Symbols()
    for item in items where !item.checksPlatform {
      names.types.formUnion(item.uses.map(\.name))
      names.members.formUnion(item.usedMembers)
    }
    names.types.subtract(declared)
    names.members.subtract(declared)
    let needed = APIRelease.all.filter { $0.isNeeded(by: names, imports: imports, sees: modules) }
    guard let first = needed.first else { return nil }
    self = needed.dropFirst().reduce(first.availability) { $0.together(with: $1.availability) }
    if self == Availability() { return nil }
  }
}
