/// A tab with its content and its label.
public struct Tab<Value, Content, Label> {
  package let value: Value?
  package let role: TabRole?
  package let content: Content
  package let label: Label

  package nonisolated init(
    parts value: Value?,
    _ role: TabRole?,
    _ content: Content,
    _ label: Label
  ) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Value

  /// The tab itself.
  public var body: Self { self }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab of a value, with a label of any views.
  public nonisolated init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: value, role, content(), label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a tab with a label of any views.
  public nonisolated init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: nil, role, content(), label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab of a value, with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage))
    self.init(parts: value, role, content(), label)
  }

  /// Makes a tab of a value, with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage))
    self.init(parts: value, role, content(), label)
  }

  /// Makes a tab of a value, with a title and an image of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), icon: Image(image))
    self.init(parts: value, role, content(), label)
  }

  /// Makes a tab of a value, with the label of its role.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(parts: value, role, content(), DefaultTabLabel(title: nil, icon: nil))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage))
    self.init(parts: nil, role, content(), label)
  }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage))
    self.init(parts: nil, role, content(), label)
  }

  /// Makes a tab with a title and an image of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      parts: nil,
      role,
      content(),
      DefaultTabLabel(title: Text(titleKey), icon: Image(image))
    )
  }

  /// Makes a tab with the label of its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(parts: nil, role, content(), DefaultTabLabel(title: nil, icon: nil))
  }
}

/// The label of a tab by its title and image.
public struct DefaultTabLabel {
  package let title: Text?
  package let icon: Image?
}

extension DefaultTabLabel: View {
  /// The title and the image.
  public var body: some View {
    title
    icon
  }
}
