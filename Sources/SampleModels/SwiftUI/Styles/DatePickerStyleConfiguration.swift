/// What a style is told about the view that it is for.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of the picker.
  public let label: Label
  /// The first date.
  public let minimumDate: Date?
  /// The last date.
  public let maximumDate: Date?
  /// The selected date.
  @Binding public var selection: Date
}

extension DatePickerStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
