import Foundation
import SwiftUI

/// The number of a slider.
struct SliderRange {
  /// The number now.
  let value: Binding<Double>
  /// The least and the greatest number.
  let bounds: ClosedRange<Double>
  /// The distance of the numbers, if not all are allowed.
  let step: Double?
  /// Told when a move begins and ends.
  let onEditingChanged: (Bool) -> Void

  /// Moves to the nearest number that the slider can show.
  func slide(to wanted: Double) {
    var number = min(max(wanted, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      let steps = ((number - bounds.lowerBound) / step).rounded()
      number = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    onEditingChanged(true)
    value.wrappedValue = number
    onEditingChanged(false)
  }
}
