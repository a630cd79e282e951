/// A view that is evaluated again only if it is not equal to its former value.
public struct EquatableView<Content: Equatable & View> {
  /// The compared view.
  public var content: Content

  /// Wraps a view that can be compared.
  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension View where Self: Equatable {
  /// Prevents an evaluation of the body while the view equals its former value.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
