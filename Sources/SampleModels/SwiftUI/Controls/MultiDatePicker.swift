import Foundation

/// A control that selects several dates.
public struct MultiDatePicker<Label> where Label: View {
  package let selection: Binding<Set<DateComponents>>
  package let label: Label

  /// Makes a picker with a label of any views.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// Makes a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>
  ) where Label == Text {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Set<DateComponents>>
  ) where Label == Text {
    self.init(selection: selection) { Text(title) }
  }
}

extension MultiDatePicker: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
