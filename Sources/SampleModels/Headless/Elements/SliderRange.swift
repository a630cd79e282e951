import Foundation
import SwiftUI

/// The number of a slider.
struct SliderRange {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
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
