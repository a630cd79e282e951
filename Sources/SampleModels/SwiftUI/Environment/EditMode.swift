/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// One row is.
  case transient
  /// It is.
  case active

  /// Whether anything is being edited.
  public var isEditing: Bool { self != .inactive }
}
