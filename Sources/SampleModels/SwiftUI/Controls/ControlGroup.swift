/// Controls that belong together.
public struct ControlGroup<Content> where Content: View {
  package let content: Content

  /// Puts controls together.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Puts controls together, with a label of any views.
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Puts controls together, with a title.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// Puts controls together, with a title and a symbol.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(),
      label: Label(titleKey, systemImage: systemImage)
    )
  }

  /// Puts controls together, with a title.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Puts controls together, with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

/// Controls that belong together, and their label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  package let content: Content
  package let label: Label
}

extension LabeledControlGroupContent: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
