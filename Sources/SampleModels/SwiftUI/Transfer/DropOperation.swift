import Foundation

/// What is done with something that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, as it must not be dropped here.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}
