/// Content that can be shown and hidden below its label.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  package let label: Label
  package let content: Content
  package let isExpanded: Binding<Bool>?

  /// Hides content below a label.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    isExpanded = nil
  }

  /// Shows or hides content below a label as a binding says.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension DisclosureGroup where Label == Text {
  /// Hides content below a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Shows or hides content below a title as a binding says.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Hides content below a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Shows or hides content below a title as a binding says.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
