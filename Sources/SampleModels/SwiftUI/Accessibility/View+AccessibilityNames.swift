extension View {
  /// Names the view for those who speak.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    display(inputLabels)
  }

  /// Names the view for those who speak.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    display(inputLabelKeys)
  }

  /// Names the view for those who speak.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Adds what is said only on request.
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey,
    _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    display(Text(label), Text(value), importance)
  }

  /// Adds what is said only on request.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    display(label, value, importance)
  }

  /// Adds what is said only on request.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds what is said only on request.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Adds what is said only on request, or takes it away.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    display(key, value, importance)
  }

  /// Adds what is said only on request.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds what is said only on request.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }
}
