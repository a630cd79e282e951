extension TextField where Label == Text {
  /// Makes a field with a title and actions for its events.
  @available(*, deprecated, message: "use init(_:text:) with focused(_:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, nil, Text(titleKey))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field with a title and an action for changes of its focus.
  @available(*, deprecated, message: "use init(_:text:) with focused(_:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, nil, nil, Text(titleKey))
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a field with a title and an action for the return key.
  @available(*, deprecated, message: "use init(_:text:) with onSubmit(of:_:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, nil, Text(titleKey))
    self.onCommit = onCommit
  }

  /// Makes a field with a title and actions for its events.
  @_disfavoredOverload
  @available(*, deprecated, message: "use init(_:text:) with focused(_:)")
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, nil, Text(title))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field with a title and an action for changes of its focus.
  @_disfavoredOverload
  @available(*, deprecated, message: "use init(_:text:) with focused(_:)")
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text, nil, nil, Text(title))
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a field with a title and an action for the return key.
  @_disfavoredOverload
  @available(*, deprecated, message: "use init(_:text:) with onSubmit(of:_:)")
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, nil, Text(title))
    self.onCommit = onCommit
  }
}
