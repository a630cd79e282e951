extension NavigationLink {
  /// Makes a link to a screen that is shown while a binding holds a value.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(value:label:) in a List(selection:) of a NavigationSplitView, or in a NavigationStack(path:)"
  )
  public nonisolated init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a screen that is shown while a binding says so, with a title.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(_:value:) with NavigationStack, or navigationDestination(isPresented:destination:)"
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a screen that is shown while a binding holds a value, with a title.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(_:value:) in a List(selection:) of a NavigationSplitView, or in a NavigationStack(path:)"
  )
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a screen that is shown while a binding holds a value, with a title.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(_:value:) in a List(selection:) of a NavigationSplitView, or in a NavigationStack(path:)"
  )
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(tag: tag, selection: selection) {
      destination
    } label: {
      Text(titleKey)
    }
  }
}
