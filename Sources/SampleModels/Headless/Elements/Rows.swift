import Foundation
import SwiftUI

/// Rows that a user can delete or move.
struct Rows {
  /// Deletes rows.
  private(set) var delete: ((IndexSet) -> Void)?
  /// Moves rows.
  private(set) var move: ((IndexSet, Int) -> Void)?

  init<Base>(_ edit: EditableContent<Base>.Edit) {
    switch edit {
    case .delete(let action): delete = action
    case .move(let action): move = action
    case .insert, .drop: break
    }
  }
}
