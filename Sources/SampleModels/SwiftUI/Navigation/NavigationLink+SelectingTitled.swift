extension NavigationLink where Label == Text {
  /// Makes a link to a screen that is shown while a binding says so, with a title.
  @_disfavoredOverload
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(_:value:) with NavigationStack, or navigationDestination(isPresented:destination:)"
  )
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link to a screen that is shown while a binding holds a value, with a title.
  @_disfavoredOverload
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(_:value:) in a List(selection:) of a NavigationSplitView, or in a NavigationStack(path:)"
  )
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Makes a link to a screen that is shown while a binding holds a value, with a title.
  @_disfavoredOverload
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(_:value:) in a List(selection:) of a NavigationSplitView, or in a NavigationStack(path:)"
  )
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(tag: tag, selection: selection) {
      destination
    } label: {
      Text(title)
    }
  }

  /// Makes a link to a screen that is shown while a binding says so, with a title.
  @_disfavoredOverload
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(_:value:) with NavigationStack, or navigationDestination(isPresented:destination:)"
  )
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(parts: Text(title), destination: destination, isActive: isActive)
  }
}
