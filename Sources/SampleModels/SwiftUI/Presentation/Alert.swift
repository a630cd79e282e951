/// A dialog as it was made before `alert(_:isPresented:actions:)`.
@available(*, deprecated, message: "use alert(_:isPresented:actions:message:)")
public struct Alert {
  /// A button of a dialog.
  public struct Button {
    package let label: Text
    package let role: ButtonRole?
    package let action: (() -> Void)?

    /// A button of the usual kind.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  package let title: Text
  package let message: Text?
  package let buttons: [Button]

  /// Makes a dialog with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Makes a dialog with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}
