import Foundation

/// What something that is dragged does where it is dropped.
public struct DropProposal: Sendable {
  /// What is done.
  public let operation: DropOperation

  /// Proposes what is done.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}
