import Foundation

/// A value handed over as another one.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>:
  TransferRepresentation
{
  private var exporting: (@Sendable (Item) throws -> ProxyItem)?
  private var importing: (@Sendable (ProxyItem) throws -> Item)?

  /// Hands values over to others.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {
    self.exporting = exporting
  }

  /// Takes values from others.
  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {
    self.importing = importing
  }

  /// Hands values over in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }
}

extension ProxyRepresentation: ReceivingForm {
  package func received(_ content: ReceivedContent) async throws -> Any? {
    guard let importing else { return nil }
    return try await ProxyItem.imported(from: content.value, of: content.type).map(importing)
  }
}

extension ProxyRepresentation: ProxyForm {
  package func exported(_ value: Any) -> Any? {
    (value as? Item).flatMap { value in exporting.flatMap { try? $0(value) } }
  }

  package func imported(_ value: Any) -> Any? {
    (value as? ProxyItem).flatMap { value in importing.flatMap { try? $0(value) } }
  }
}

/// A form in which a value is handed over as another one.
package protocol ProxyForm {
  /// The other value that a value is handed over as; nothing if it cannot be.
  func exported(_ value: Any) -> Any?

  /// The value that is made of another one; nothing if none can be.
  func imported(_ value: Any) -> Any?
}

extension Transferable {
  /// The forms in which values are handed over, the preferred one first.
  package static var forms: [any TransferRepresentation] {
    let representation: any TransferRepresentation = transferRepresentation
    return (representation as? TransferForms<Self>)?.forms ?? [representation]
  }

  /// The forms in which values are handed over as others.
  private static var proxies: [any ProxyForm] { forms.compactMap { $0 as? any ProxyForm } }

  /// The value as another type: itself, what it is handed over as, or what the type makes of it.
  package func converted<Other>(to type: Other.Type) -> Other? {
    if let own = self as? Other { return own }
    let exported = Self.proxies.lazy.compactMap { $0.exported(self) as? Other }.first
    let importers = (Other.self as? any Transferable.Type)?.proxies ?? []
    return exported ?? importers.lazy.compactMap { $0.imported(self) as? Other }.first
  }
}
