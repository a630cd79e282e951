/// Tabs that belong together.
public struct TabSection<Header, Content, Footer, SelectionValue> where SelectionValue: Hashable {
  package let header: Header
  package let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, Content.TabValue == SelectionValue {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = SelectionValue

  /// The tabs themselves.
  public var body: Self { self }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Puts tabs together under a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    header = Text(titleKey)
    self.content = content()
  }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Puts tabs together under a header.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }
}
