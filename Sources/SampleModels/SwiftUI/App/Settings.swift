/// A scene of the app's settings.
public struct Settings<Content> where Content: View {
  package let content: Content

  /// Makes settings.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: Scene {
  /// Traps: a primitive scene has no body.
  public var body: Never { primitiveScene() }
}
