/// A view of a stack of screens, as it was made before `NavigationStack`.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView")
public struct NavigationView<Content> where Content: View {
  package let content: Content

  /// Makes a stack.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(*, deprecated)
extension NavigationView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
