/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = DatePickerStyleConfiguration
}

extension View {
  /// Sets how date pickers look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style))
  }
}
