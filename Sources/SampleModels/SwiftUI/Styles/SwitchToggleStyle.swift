/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  package let tint: Color?

  /// Creates the style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style in a colour.
  @available(*, deprecated, message: "use toggleStyle(.switch) with tint(_:)")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
