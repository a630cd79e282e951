/// A kind of control that a test may look for.
public enum ControlKind: String, Sendable {
  /// Something to tap.
  case button
  /// Something to tap that leads to another screen or address.
  case link
  /// Something that is on or off.
  case toggle
  /// Something to type into.
  case textField = "text field"
  /// A number within bounds.
  case slider
  /// One step up or down.
  case stepper
  /// A choice of values.
  case picker
}
