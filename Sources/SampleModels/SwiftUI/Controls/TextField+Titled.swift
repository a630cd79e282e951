extension TextField where Label == Text {
  /// Makes a field that also tells what is selected.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text, prompt, axis, Text(titleKey))
  }

  /// Makes a field that also tells what is selected.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text, prompt, axis, Text(title))
  }

  /// Makes a field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, nil, Text(titleKey))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, nil, Text(title))
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(text, prompt, nil, Text(titleKey))
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, nil, Text(title))
  }

  /// Makes a field with a title that grows along an axis.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, nil, axis, Text(titleKey))
  }

  /// Makes a field with a title that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text, nil, axis, Text(title))
  }

  /// Makes a field with a title and a prompt that grows along an axis.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text, prompt, axis, Text(titleKey))
  }

  /// Makes a field with a title and a prompt that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text, prompt, axis, Text(title))
  }
}
