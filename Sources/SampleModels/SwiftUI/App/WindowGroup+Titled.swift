extension WindowGroup {
  /// Makes windows with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: nil, Text(titleKey), content())
  }

  /// Makes windows with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(parts: nil, Text(title), content())
  }

  /// Makes windows with a title and an identifier.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(parts: id, Text(titleKey), content())
  }

  /// Makes windows with a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(parts: nil, title, content())
  }

  /// Makes windows with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(parts: id, Text(title), content())
  }

  /// Makes windows with a title and an identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(parts: id, title, content())
  }
}

extension WindowGroup {
  /// Makes windows with a title for the values of a type.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(parts: nil, Text(titleKey), PresentedWindowContent(content: content))
  }

  /// Makes windows with a title and an identifier for the values of a type.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(parts: id, Text(titleKey), PresentedWindowContent(content: content))
  }

  /// Makes windows with a title for the values of a type.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(parts: nil, title, PresentedWindowContent(content: content))
  }

  /// Makes windows with a title and an identifier for the values of a type.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(parts: id, title, PresentedWindowContent(content: content))
  }

  /// Makes windows with a title for the values of a type.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(parts: nil, Text(title), PresentedWindowContent(content: content))
  }

  /// Makes windows with a title and an identifier for the values of a type.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(parts: id, Text(title), PresentedWindowContent(content: content))
  }
}
