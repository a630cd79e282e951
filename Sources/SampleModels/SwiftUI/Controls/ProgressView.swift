import Foundation

/// A view of how far something has got.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  /// The part that is done, from 0 to 1, or `nil` if nobody knows.
  package let fractionCompleted: Double?
  package let label: Label?
  package let currentValueLabel: CurrentValueLabel?

  package nonisolated init(
    showing fraction: Double?,
    _ label: Label?,
    _ currentValueLabel: CurrentValueLabel?
  ) {
    fractionCompleted = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

private func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  value.map { Double($0 / total) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public nonisolated init() where Label == EmptyView {
    self.init(showing: nil, nil, nil)
  }

  /// Shows that something goes on, with a label of any views.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(showing: nil, label(), nil)
  }

  /// Shows that something goes on, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(showing: nil, Text(titleKey), nil)
  }

  /// Shows that something goes on, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(showing: nil, Text(title), nil)
  }

  /// Shows the done part of a whole.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(showing: fraction(value, total), nil, nil)
  }

  /// Shows the done part of a whole, with a label of any views.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(showing: fraction(value, total), label(), nil)
  }

  /// Shows the done part of a whole, with a title.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(showing: fraction(value, total), Text(titleKey), nil)
  }

  /// Shows the done part of a whole, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(showing: fraction(value, total), Text(title), nil)
  }
}

extension ProgressView {
  /// Shows the done part of a whole, with labels for what and how far.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(showing: fraction(value, total), label(), currentValueLabel())
  }

  /// Shows what an object says about its progress.
  public nonisolated init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(showing: progress.fractionCompleted, nil, nil)
  }

  /// Shows what a style was given.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      showing: configuration.fractionCompleted,
      configuration.label,
      configuration.currentValueLabel
    )
  }
}
