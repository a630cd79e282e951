/// What a style is told about the view that it is for.
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// How far it has got.
  public struct CurrentValueLabel {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The part that is done, from 0 to 1.
  public let fractionCompleted: Double?
  /// What goes on.
  public var label: Label?
  /// How far it has got.
  public var currentValueLabel: CurrentValueLabel?

  package nonisolated init(fraction: Double?, label: AnyView?, currentValueLabel: AnyView?) {
    fractionCompleted = fraction
    self.label = label.map { Label($0) }
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel($0) }
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
