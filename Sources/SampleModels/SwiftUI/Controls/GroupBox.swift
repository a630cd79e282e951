/// A box around content, with a title.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  package let label: Label
  package let content: Content

  /// Makes a box with a title of any views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a title of any views.
  @available(*, deprecated, renamed: "GroupBox(content:label:)")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
