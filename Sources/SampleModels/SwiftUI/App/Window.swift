/// A scene of a single window.
public struct Window<Content> where Content: View {
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

  /// Makes a window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Makes a window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }
}

extension Window: Scene {
  /// Traps: a primitive scene has no body.
  public var body: Never { primitiveScene() }
}
