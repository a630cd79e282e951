/// A view that shows one of several children.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable {
  package let selection: Binding<SelectionValue>?
  package let content: Content

  package nonisolated init(holding content: Content, selection: Binding<SelectionValue>?) {
    self.content = content
    self.selection = selection
  }
}

extension TabView: View where Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension TabView where Content: View {
  /// Makes tabs of views of which a binding says which is shown.
  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(holding: content(), selection: selection)
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Makes tabs of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(holding: content(), selection: nil)
  }
}

extension TabView {
  /// Makes tabs of which a binding says which is shown.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(holding: TabContentBuilder.Content(content: content()), selection: selection)
  }
}

extension TabView where SelectionValue == Never {
  /// Makes tabs.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(holding: TabContentBuilder.Content(content: content()), selection: nil)
  }
}
