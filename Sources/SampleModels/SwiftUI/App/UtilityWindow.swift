/// A scene of a single window of tools.
public struct UtilityWindow<Content> where Content: View {
  package let title: Text
  package let id: String
  package let content: Content

  /// Makes a window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    title = Text(titleKey)
    self.id = id
    self.content = content()
  }
}

extension UtilityWindow: Scene {
  /// Traps: a primitive scene has no body.
  public var body: Never { primitiveScene() }
}
