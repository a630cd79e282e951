import Foundation

/// A property wrapper that makes an identifier which no other view has.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// An identifier that is unique to one view.
  public struct ID: Hashable, Sendable {
    private let value: UUID

    package init(_ value: UUID) {
      self.value = value
    }
  }

  /// The identifier; a runtime keeps it for the view's lifetime.
  package var id = ID(UUID())

  /// Creates the wrapper.
  public init() {}

  /// The identifier.
  public var wrappedValue: ID { id }
}
