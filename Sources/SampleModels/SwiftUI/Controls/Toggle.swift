/// A control that is on or off.
public struct Toggle<Label> where Label: View {
  package let isOn: Binding<Bool>
  package let label: Label

  /// Makes a toggle with a label of any views.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a toggle that is on if all of several values are.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      location: FunctionalLocation {
        bindings.allSatisfy(\.wrappedValue)
      } set: { newValue, _ in
        bindings.forEach { $0.wrappedValue = newValue }
      }
    )
    self.label = label()
  }
}

extension Toggle: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title that is on if all of several values are.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title that is on if all of several values are.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and an image of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Makes a toggle with a title and an image of the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle of what a style was given.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}
