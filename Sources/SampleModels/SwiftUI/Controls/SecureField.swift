/// A control for a line of text that nobody may see.
public struct SecureField<Label> where Label: View {
  package let text: Binding<String>
  package let prompt: Text?
  package let label: Label
  package var onCommit: (() -> Void)?

  /// Makes a field with a label of any views.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field with a title and a prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title and an action for the return key.
  @available(*, deprecated, message: "use init(_:text:) with onSubmit(of:_:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }

  /// Makes a field with a title and an action for the return key.
  @_disfavoredOverload
  @available(*, deprecated, message: "use init(_:text:) with onSubmit(of:_:)")
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
