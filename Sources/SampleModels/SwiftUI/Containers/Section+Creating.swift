extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: header(), content(), footer())
  }

  /// Makes a section with a header and a footer.
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public nonisolated init(
    header: Parent,
    footer: Footer,
    @ViewBuilder content: () -> Content
  ) {
    self.init(parts: header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: EmptyView(), content(), footer())
  }

  /// Makes a section with a footer.
  @available(*, deprecated, renamed: "Section(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// Makes a section with a header.
  @available(*, deprecated, renamed: "Section(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }

  /// Makes a section with a header that can be closed.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(parts: header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content(), EmptyView())
  }

  /// Makes a section with a title that can be closed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }

  /// Makes a section with a title that can be closed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }
}
