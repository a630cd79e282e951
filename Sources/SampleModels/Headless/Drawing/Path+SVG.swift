import SwiftUI

extension Path {
  /// The figure as SVG writes it.
  var svg: String {
    elements.map { element in
      switch element {
      case .move(let to): "M\(to.svg)"
      case .line(let to): "L\(to.svg)"
      case .quadCurve(let to, let control): "Q\(control.svg) \(to.svg)"
      case .curve(let to, let control1, let control2):
        "C\(control1.svg) \(control2.svg) \(to.svg)"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}

extension CGPoint {
  fileprivate var svg: String { "\(Double(x).inDrawing) \(Double(y).inDrawing)" }
}

extension Double {
  /// The number as a drawing has it: with two digits, and within bounds.
  var inDrawing: Double {
    guard isFinite else { return 0 }
    return (Swift.min(Swift.max(self, -100_000), 100_000) * 100).rounded() / 100
  }
}

extension CGRect {
  /// The four numbers of the rectangle as a drawing has them.
  var inDrawing: [Double] { [minX, minY, width, height].map { Double($0).inDrawing } }
}
