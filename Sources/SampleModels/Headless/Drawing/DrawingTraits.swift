import SwiftUI

/// What the views around say about how a view is drawn.
struct DrawingTraits {
  /// The style of what has none of its own.
  var foreground = Foreground.standard
  /// The colour of what can be used.
  var tint: (any ShapeStyle)?
  /// Whether controls go without their labels.
  var hidesLabels = false
  /// Whether the view is in a row of a list.
  var isInRow = false
  /// Whether the view is the label of a tab.
  var isTabLabel = false
  /// Whether the ground of lists is left out.
  var hidesScrollGround = false
}

extension EnvironmentValues {
  /// What the views around say about drawing.
  var drawing: DrawingTraits {
    get { value(default: DrawingTraits()) }
    set { set(newValue) }
  }
}
