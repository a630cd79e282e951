import Foundation

/// An object that says what happens to something that is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes it.
  func performDrop(info: DropInfo) -> Bool

  /// It has come over the view.
  func dropEntered(info: DropInfo)

  /// It has moved.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Anything may be dropped by default.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing by default.
  public func dropEntered(info: DropInfo) {}

  /// Proposes nothing by default.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing by default.
  public func dropExited(info: DropInfo) {}
}
