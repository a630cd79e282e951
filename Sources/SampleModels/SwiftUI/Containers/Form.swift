/// A view that groups controls for entering data.
public struct Form<Content> where Content: View {
  package let content: Content

  /// Groups controls.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
