/// A tree that bears fruit.
public struct Tree: Sendable {
  /// What kind of tree it is.
  public let kind: String
  /// The number of ripe fruits.
  public private(set) var ripe: Int

  /// Plants a tree.
  public init(_ kind: String, ripe: Int = 0) {
    self.kind = kind
    self.ripe = ripe
  }

  /// Lets some more fruits ripen.
  public mutating func ripen(_ count: Int) { ripe += count }
}

extension Sequence where Element == Tree {
  /// The number of ripe fruits on all of the trees.
  public func ripeFruits() -> Int { reduce(0) { $0 + $1.ripe } }
}
