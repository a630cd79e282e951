/// A view that is made of the resolved parts of another one.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  package let source: Subviews
  package let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Group where Content: View {
  /// Makes a view of the resolved parts of another one.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(source: view, transform: transform))
  }
}
