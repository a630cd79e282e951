/// What a style is told about the view that it is for.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label {
  }
  /// How far it has got.
  public struct CurrentValueLabel {
  }
  /// The part that is done, from 0 to 1.
  public let fractionCompleted: Double?
  /// What goes on.
  public var label: Label?
  /// How far it has got.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
