/// What a style is told about the view that it is for.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The value.
  public struct CurrentValueLabel {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The smallest value.
  public struct MinimumValueLabel {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }
  /// The largest value.
  public struct MaximumValueLabel {
    package let content: AnyView?

    package nonisolated init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// What is measured.
  public var label: Label
  /// The value, if the gauge shows it.
  public var currentValueLabel: CurrentValueLabel?
  /// The smallest value, if the gauge shows it.
  public var minimumValueLabel: MinimumValueLabel?
  /// The largest value, if the gauge shows it.
  public var maximumValueLabel: MaximumValueLabel?
  /// The value, from 0 to 1.
  public var value: Double

  package nonisolated init(
    value: Double,
    label: AnyView,
    currentValueLabel: AnyView?,
    minimumValueLabel: AnyView?,
    maximumValueLabel: AnyView?
  ) {
    self.value = value
    self.label = Label(label)
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel($0) }
    self.minimumValueLabel = minimumValueLabel.map { MinimumValueLabel($0) }
    self.maximumValueLabel = maximumValueLabel.map { MaximumValueLabel($0) }
  }
}

extension GaugeStyleConfiguration.Label: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
