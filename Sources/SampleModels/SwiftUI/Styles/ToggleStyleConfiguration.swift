/// What a style is told about the view that it is for.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of its values are on and some off.
  public var isMixed = false

  package init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
