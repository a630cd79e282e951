extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column of views.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(titleKey), content)
  }

  /// Makes a column of views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(title), content)
  }

  /// Makes a column of texts.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(parts: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Makes a column of views.
  public nonisolated init(
    _ text: Text,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: text, content)
  }

  /// Makes a column of texts.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(Text(title), value: value)
  }

  /// Makes a column of texts.
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(parts: text) { Text($0[keyPath: value]) }
  }
}
