import Foundation
import UIKit

extension ModelContext {
  /// Marks the main queue, whose work is the main actor's on whichever thread it runs.
  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Tells the manager of undo how a change is taken back, if there is one.
  func registerUndo(_ undo: @escaping (ModelContext) -> Void) {
    nonisolated(unsafe) let (context, undo) = (self, undo)
    withUndoManager { manager in
      manager.registerUndo(withTarget: context) { undo($0) }
    }
  }

  /// Has nothing left that could be undone.
  func forgetUndo() { withUndoManager { $0.removeAllActions() } }

  /// Does something with the manager, which belongs to the main actor; contexts of others have none.
  private func withUndoManager(_ action: @MainActor (UndoManager) -> Void) {
    guard let undoManager,
      Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainKey) == true
    else { return }
    MainActor.assumeIsolated { action(undoManager) }
  }
}
