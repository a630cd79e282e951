/// How pickers look and behave.
@MainActor @preconcurrency
public protocol PickerStyle {}

extension View {
  /// Sets how pickers look and behave.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
