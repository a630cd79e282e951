/// The room that a preview gets.
public enum PreviewLayout: Sendable {
  /// A device.
  case device
  /// The size that the view wants.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}
