import Foundation

/// A manager of undo and redo.
///
/// Apple's Foundation has the type; the toolchain's has not.
@MainActor @preconcurrency
open class UndoManager {
  private var undoStack: [() -> Void] = []
  private var redoStack: [() -> Void] = []
  private var isUndoingNow = false

  /// Makes a manager without anything to undo.
  public nonisolated init() {}

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether something is being undone.
  open var isUndoing: Bool { isUndoingNow }

  /// Registers what undoes a change.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    let step: () -> Void = { handler(target) }
    if isUndoingNow { redoStack.append(step) } else { undoStack.append(step) }
  }

  /// Names the last change.
  open func setActionName(_ actionName: String) {}

  /// Undoes the last change.
  open func undo() {
    guard let step = undoStack.popLast() else { return }
    isUndoingNow = true
    step()
    isUndoingNow = false
  }

  /// Redoes what was undone last.
  open func redo() {
    redoStack.popLast()?()
  }
}
