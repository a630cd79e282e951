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
    // A manager belongs to the main actor; contexts of other actors have none.
    guard let undoManager,
      Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainKey) == true
    else { return }
    nonisolated(unsafe) let (context, undo) = (self, undo)
    MainActor.assumeIsolated {
      undoManager.registerUndo(withTarget: context) { undo($0) }
    }
  }
}
