/// A view that tells its content how much room there is.
public struct GeometryReader<Content> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes content of a size.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View where Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
