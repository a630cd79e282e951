import SwiftUI

/// What is drawn in the place of a box.
struct BoxDrawing {
  /// Draws in the rectangle that the box was given.
  typealias Draw = @MainActor (inout Painter, CGRect) -> Void

  /// The box.
  let box: LayoutBox
  /// Whether it is drawn over the views inside, not behind them.
  let isInFront: Bool
  /// Draws it.
  let draw: Draw
}

extension ViewNode {
  /// Draws something in the place of a box, behind the views inside.
  func draw(_ box: LayoutBox, _ draw: @escaping BoxDrawing.Draw) {
    drawings.append(BoxDrawing(box: box, isInFront: false, draw: draw))
  }

  /// Draws something in the place of a box, over the views inside.
  func drawInFront(_ box: LayoutBox, _ draw: @escaping BoxDrawing.Draw) {
    drawings.append(BoxDrawing(box: box, isInFront: true, draw: draw))
  }
}
