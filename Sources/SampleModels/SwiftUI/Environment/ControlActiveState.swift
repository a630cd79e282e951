/// Whether a window is in front.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The case that is called key.
  case key
  /// The case that is called active.
  case active
  /// The case that is called inactive.
  case inactive
}
