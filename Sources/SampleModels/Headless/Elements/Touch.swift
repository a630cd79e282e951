import SwiftUI

/// What a user does with a finger.
enum Touch {
  /// Touches, some times in a row.
  case tap(Int)
  /// Touches and stays.
  case longPress
  /// Moves, by the values of a drag gesture.
  case drag([DragGesture.Value])
}
