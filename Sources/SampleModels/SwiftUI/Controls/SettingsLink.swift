/// A control that opens the settings.
public struct SettingsLink<Label> where Label: View {
  package let label: Label

  /// Makes a link with a label of any views.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a link with the usual label.
  public nonisolated init() where Label == DefaultSettingsLinkLabel {
    label = DefaultSettingsLinkLabel()
  }
}

extension SettingsLink: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

/// The label of a control that opens the settings.
public struct DefaultSettingsLinkLabel {}

extension DefaultSettingsLinkLabel: View {
  /// The words that the system shows.
  public var body: some View { Text(verbatim: "Settings…") }
}
