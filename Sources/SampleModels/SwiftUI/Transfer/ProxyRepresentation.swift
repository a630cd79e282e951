import Foundation

/// A value handed over as another one.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>:
  TransferRepresentation
{
  /// Hands values over to others.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {}

  /// Takes values from others.
  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {}

  /// Hands values over in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) {}
}
