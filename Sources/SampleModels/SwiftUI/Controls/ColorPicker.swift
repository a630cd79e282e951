/// A control that selects a colour.
public struct ColorPicker<Label> where Label: View {
  package let selection: Binding<Color>
  package let supportsOpacity: Bool
  package let label: Label

  /// Makes a picker with a label of any views.
  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Makes a picker of a colour without context, with a label of any views.
  public nonisolated init(
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    let color = selection.map {
      Color($0)
    } set: { value, color in
      value = color.resolve(in: EnvironmentValues()).cgColor
    }
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Makes a picker of a colour without context, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker of a colour without context, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
