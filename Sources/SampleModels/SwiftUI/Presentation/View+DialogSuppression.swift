extension View {
  /// Lets the user keep a dialog from being shown again.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    display(isSuppressed)
  }

  /// Lets the user keep a dialog from being shown again, in words of one's own.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View {
    display(titleKey, isSuppressed)
  }

  /// Lets the user keep a dialog from being shown again, in words of one's own.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S,
    isSuppressed: Binding<Bool>
  ) -> some View {
    display(String(title), isSuppressed)
  }

  /// Lets the user keep a dialog from being shown again, in words of one's own.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ label: Text,
    isSuppressed: Binding<Bool>
  ) -> some View {
    display(label, isSuppressed)
  }
}
