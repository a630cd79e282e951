/// What is said only on request.
public struct AXCustomContent: Sendable {
  /// How important it is.
  public enum Importance: UInt, Sendable {
    /// It is said on request.
    case `default`
    /// It is always said.
    case high
  }

  /// What it is.
  public let label: String
  /// What is said.
  public let value: String
  /// How important it is.
  public var importance = Importance.default

  /// Makes content of a label and a value.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// A type that describes a chart for those who hear it.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings the description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing by default.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A description of a chart.
open class AXChartDescriptor {
  /// The title.
  open var title: String?
  /// What the chart shows.
  open var summary: String?

  /// Makes a description.
  public init(title: String?, summary: String?) {
    self.title = title
    self.summary = summary
  }
}
