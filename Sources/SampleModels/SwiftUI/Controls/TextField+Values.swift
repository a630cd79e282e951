import Foundation

extension Binding {
  /// The value as text, written back where the text can be parsed.
  fileprivate func text<F: ParseableFormatStyle>(
    through format: F
  ) -> Binding<String> where F.FormatInput == Value, F.FormatOutput == String {
    map {
      format.format($0)
    } set: { value, text in
      if let parsed = try? format.parseStrategy.parse(text) { value = parsed }
    }
  }

  /// The optional value as text, `nil` for a text that can't be parsed.
  fileprivate func optionalText<F: ParseableFormatStyle>(
    through format: F
  ) -> Binding<String> where F.FormatInput? == Value, F.FormatOutput == String {
    map {
      $0.map(format.format) ?? ""
    } set: { value, text in
      value = try? format.parseStrategy.parse(text)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value with a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.text(through: format), prompt, nil, Text(titleKey), isParsed: true)
  }

  /// Makes a field for a value with a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.text(through: format), prompt, nil, Text(title), isParsed: true)
  }

  /// Makes a field for an optional value with a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.optionalText(through: format), prompt, nil, Text(titleKey), isParsed: true)
  }

  /// Makes a field for an optional value with a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.optionalText(through: format), prompt, nil, Text(title), isParsed: true)
  }
}

extension TextField {
  /// Makes a field for a value with a format, with a label of any views.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value.text(through: format), prompt, nil, label(), isParsed: true)
  }

  /// Makes a field for an optional value with a format, with a label of any views.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value.optionalText(through: format), prompt, nil, label(), isParsed: true)
  }
}
