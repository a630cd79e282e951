/// A control that shows another screen.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  package let label: Label
  package let destination: Destination?
  package let value: AnyHashable?
  package let isActive: Binding<Bool>?

  package nonisolated init(
    parts label: Label,
    destination: Destination? = nil,
    value: AnyHashable? = nil,
    isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    self.destination = destination
    self.value = value
    self.isActive = isActive
  }

  /// Makes a link to a screen, with a label of any views.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: label(), destination: destination())
  }

  /// Makes a link to a screen, with a label of any views.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(parts: label(), destination: destination)
  }

  /// Makes a link to a screen that is shown while a binding says so.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: label(), destination: destination(), isActive: isActive)
  }

  /// Makes a link to a screen that is shown while a binding says so.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use init(value:label:) with NavigationStack, or navigationDestination(isPresented:destination:)"
  )
  public nonisolated init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: label(), destination: destination, isActive: isActive)
  }

  /// Makes a link to a screen that is shown while a binding holds a value.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      parts: label(),
      destination: destination(),
      isActive: selection.map {
        $0 == tag
      } set: {
        $0 = $1 ? tag : nil
      }
    )
  }
}

extension NavigationLink: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
