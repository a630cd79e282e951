/// One of the views that a container is made of.
public struct Subview: Identifiable {
  /// The identity of a view.
  public struct ID: Hashable, @unchecked Sendable {
    private let value: AnyHashable

    package init(_ value: AnyHashable) {
      self.value = value
    }
  }

  /// The identity of the view.
  public let id: ID
  package let content: any View

  /// The values that the view gives to the container.
  public var containerValues: ContainerValues

  package init(id: ID, content: any View, containerValues: ContainerValues) {
    self.id = id
    self.content = content
    self.containerValues = containerValues
  }
}

extension Subview: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
