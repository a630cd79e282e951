/// A device that a preview is shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Names a device.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
