/// A view that hides the type of the view it holds.
public struct AnyView {
  /// The wrapped view.
  package let content: any View

  /// Wraps a view.
  public nonisolated init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Wraps a view whose type is not known statically.
  public nonisolated init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Wraps the value if it is a view, and is `nil` otherwise.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }
}

extension AnyView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
