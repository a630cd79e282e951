import Foundation

/// A manager of undo and redo.
///
/// Apple's Foundation has the type; the toolchain's has not.
@MainActor @preconcurrency
open class UndoManager {
  /// Changes that are undone together.
  private struct Group {
    var steps: [() -> Void] = []
    var name = ""
  }

  /// What is going on.
  private enum Activity {
    case none, undoing, redoing
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: Group?
  private var level = 0
  private var activity = Activity.none

  /// Whether the changes of one turn of the main queue are undone together.
  open var groupsByEvent = true
  /// The greatest number of groups that are kept; 0 for any number.
  open var levelsOfUndo = 0

  /// Makes a manager without anything to undo.
  public nonisolated init() {}

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open?.steps.isEmpty == false }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether something is being undone.
  open var isUndoing: Bool { activity == .undoing }
  /// Whether something is being done again.
  open var isRedoing: Bool { activity == .redoing }
  /// How many groups are open within one another.
  open var groupingLevel: Int { level }
  /// The name of what can be undone.
  open var undoActionName: String { (open ?? undoStack.last)?.name ?? "" }
  /// The name of what can be done again.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Registers what undoes a change.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    if open == nil { begin() }
    open?.steps.append { handler(target) }
    if activity == .none { redoStack = [] }
    if level == 0, activity == .none, !groupsByEvent { close() }
  }

  /// Names the last change.
  open func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// Begins a group of changes that are undone together.
  open func beginUndoGrouping() {
    if level == 0 { close() }
    level += 1
    if open == nil { open = Group() }
  }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    level = max(0, level - 1)
    if level == 0 { close() }
  }

  /// Undoes the last group of changes.
  open func undo() {
    close()
    guard let group = undoStack.popLast() else { return }
    if let redone = perform(group, as: .undoing) { redoStack.append(redone) }
  }

  /// Does again what was undone last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    if let undone = perform(group, as: .redoing) { undoStack.append(undone) }
  }

  /// Forgets everything.
  open func removeAllActions() {
    (undoStack, redoStack, open) = ([], [], nil)
  }

  private func begin() {
    open = Group()
    guard groupsByEvent, level == 0, activity == .none else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { if self?.level == 0 { self?.close() } }
    }
  }

  /// Ends the open group; one without changes is nothing that can be undone.
  private func close() {
    defer { open = nil }
    guard let open, !open.steps.isEmpty else { return }
    undoStack.append(open)
    if levelsOfUndo > 0 { undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo)) }
  }

  /// Does the steps of a group, the last one first, and gives what undoes them.
  private func perform(_ group: Group, as activity: Activity) -> Group? {
    self.activity = activity
    open = Group(name: group.name)
    group.steps.reversed().forEach { $0() }
    defer {
      open = nil
      self.activity = .none
    }
    return open?.steps.isEmpty == false ? open : nil
  }
}
