/// A view that shows nothing.
public struct EmptyView: Sendable {
  /// Creates a view without content.
  public nonisolated init() {}
}

extension EmptyView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
