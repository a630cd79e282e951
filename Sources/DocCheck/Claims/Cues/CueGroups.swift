/// A set of classes of cues, as bits: recognition asks for them at every word of a text.
struct CueGroups: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// No classes.
  init() {}

  /// The classes of a sequence.
  init(_ groups: some Sequence<CueGroup>) { for group in groups { insert(group) } }

  init(arrayLiteral groups: CueGroup...) { self.init(groups) }

  /// Whether there is no class.
  var isEmpty: Bool { low == 0 && high == 0 }

  /// Whether a class is one of them.
  @inline(__always)
  func contains(_ group: CueGroup) -> Bool {
    let place = group.rawValue
    return (place < 64 ? low >> place : high >> (place - 64)) & 1 == 1
  }

  /// Adds a class.
  mutating func insert(_ group: CueGroup) {
    let place = group.rawValue
    if place < 64 { low |= 1 << place } else { high |= 1 << (place - 64) }
  }

  /// The classes of both.
  func union(_ other: CueGroups) -> CueGroups { merging(other) { $0 | $1 } }

  /// These classes without the other ones.
  func subtracting(_ other: CueGroups) -> CueGroups { merging(other) { $0 & ~$1 } }

  /// Whether the two have no class in common.
  func isDisjoint(with other: CueGroups) -> Bool {
    low & other.low == 0 && high & other.high == 0
  }

  private func merging(
    _ other: CueGroups,
    _ combine: (UInt64, UInt64) -> UInt64
  ) -> CueGroups {
    var result = CueGroups()
    result.low = combine(low, other.low)
    result.high = combine(high, other.high)
    return result
  }
}
