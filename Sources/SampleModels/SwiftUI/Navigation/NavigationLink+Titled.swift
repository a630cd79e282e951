extension NavigationLink where Label == Text {
  /// Makes a link to a screen, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(parts: Text(titleKey), destination: destination())
  }

  /// Makes a link to a screen, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(parts: Text(title), destination: destination())
  }

  /// Makes a link to a screen, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(parts: Text(titleKey), destination: destination)
  }

  /// Makes a link to a screen, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(parts: Text(title), destination: destination)
  }

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
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(parts: Text(titleKey), destination: destination, isActive: isActive)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the screen of a value, with a label of any views.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(parts: label(), value: value.map { AnyHashable($0) })
  }

  /// Makes a link to the screen of a value, with a title.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(parts: Text(titleKey), value: value.map { AnyHashable($0) })
  }

  /// Makes a link to the screen of a value, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(parts: Text(title), value: value.map { AnyHashable($0) })
  }
}
