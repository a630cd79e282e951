import Foundation

/// What is dropped.
public struct DropInfo: Sendable {
  /// The place.
  public let location: CGPoint

  /// Whether it is of one of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// The data of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
