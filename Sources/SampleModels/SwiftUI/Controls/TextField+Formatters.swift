import Foundation

extension Binding {
  /// The value as a formatter writes and reads it.
  fileprivate func text(through formatter: Formatter) -> Binding<String> {
    map {
      formatter.string(for: $0) ?? ""
    } set: { value, text in
      if let number = (formatter as? NumberFormatter)?.number(from: text),
        let parsed = number as? Value
      {
        value = parsed
      } else if let date = (formatter as? DateFormatter)?.date(from: text) as? Value {
        value = date
      }
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value with a formatter and actions for its events.
  @available(
    *,
    deprecated,
    message: "use init(_:value:formatter:) or init(_:value:format:) with focused(_:)"
  )
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(value.text(through: formatter), nil, nil, Text(titleKey), isParsed: true)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field for a value with a formatter and actions for its events.
  @_disfavoredOverload
  @available(
    *,
    deprecated,
    message: "use init(_:value:formatter:) or init(_:value:format:) with focused(_:)"
  )
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(value.text(through: formatter), nil, nil, Text(title), isParsed: true)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field for a value with a formatter and a prompt.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(value.text(through: formatter), prompt, nil, Text(titleKey), isParsed: true)
  }

  /// Makes a field for a value with a formatter and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(value.text(through: formatter), prompt, nil, Text(title), isParsed: true)
  }
}
