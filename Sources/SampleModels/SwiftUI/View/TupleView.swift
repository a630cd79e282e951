/// Several views side by side, as a view builder's block makes them.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T

  /// The views one by one, in source order.
  package let children: [any View]

  /// Makes a view of a tuple of views; elements that are no views are left out.
  public nonisolated init(_ value: T) {
    self.value = value
    let elements = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    children = elements.isEmpty ? [value as? any View].compactMap { $0 } : elements
  }

  /// Keeps a tuple beside the children that its maker already knows.
  package nonisolated init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
