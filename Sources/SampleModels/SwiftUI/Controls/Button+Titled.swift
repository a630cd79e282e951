extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, label: Text(titleKey), doing: action)
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, label: Text(title), doing: action)
  }

  /// Makes a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: Text(titleKey), doing: action)
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: Text(title), doing: action)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, label: Label(titleKey, systemImage: systemImage), doing: action)
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, label: Label(title, systemImage: systemImage), doing: action)
  }

  /// Makes a button with a title, a symbol and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: Label(titleKey, systemImage: systemImage), doing: action)
  }

  /// Makes a button with a title, a symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, label: Label(title, systemImage: systemImage), doing: action)
  }

  /// Makes a button with a title and an image of the app.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, label: Label(titleKey, image: image), doing: action)
  }

  /// Makes a button with a title and an image of the app.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, label: Label(title, image: image), doing: action)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button whose title follows from its role.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, label: DefaultButtonLabel(role: role), doing: action)
  }
}

/// The title that follows from a button's role.
public struct DefaultButtonLabel {
  package let role: ButtonRole
}

extension DefaultButtonLabel: View {
  /// The words that the system shows.
  public var body: some View {
    Text(verbatim: role.title)
  }
}
