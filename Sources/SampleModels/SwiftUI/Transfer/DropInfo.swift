import Foundation

/// What is dropped.
public struct DropInfo: Sendable {
  /// The place.
  public let location: CGPoint

  /// Whether it is of one of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// Whether it is of one of some kinds that are given by their names.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// The data of some kinds that are given by their names.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }

  /// The data of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
