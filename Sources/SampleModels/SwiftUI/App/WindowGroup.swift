/// A scene of windows of one kind.
public struct WindowGroup<Content> where Content: View {
  package let id: String?
  package let title: Text?
  package let content: Content

  package nonisolated init(parts id: String?, _ title: Text?, _ content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// Makes windows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(parts: nil, nil, content())
  }

  /// Makes windows with an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(parts: id, nil, content())
  }
}

extension WindowGroup {
  /// Makes windows for the values of a type.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(parts: nil, nil, PresentedWindowContent(content: content))
  }

  /// Makes windows with an identifier for the values of a type.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(parts: id, nil, PresentedWindowContent(content: content))
  }
}

extension WindowGroup: Scene {
  /// Traps: a primitive scene has no body.
  public var body: Never { primitiveScene() }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  package let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
