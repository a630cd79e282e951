import Foundation
import SwiftUI
import Testing

/// Apple's pages `Path/intersection(_:eoFill:)`, `Path/union(_:eoFill:)`,
/// `Path/subtracting(_:eoFill:)` and `Path/symmetricDifference(_:eoFill:)`.
@Suite("Combined paths") struct CombinedPathTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 5, width: 20, height: 30))

  /// The area of all parts, each of which has no hole.
  private func area(_ path: Path) -> CGFloat {
    var (total, part): (CGFloat, [CGPoint]) = (0, [])
    func close() {
      let next = part.dropFirst() + part.prefix(1)
      total += abs(zip(part, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
      part = []
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        close()
        part = [point]
      case .line(let point): part.append(point)
      case .quadCurve, .curve, .closeSubpath: break
      }
    }
    close()
    return (total * 1000).rounded() / 1000
  }

  @Test("What two rectangles share, and all four other areas, have their sizes")
  func rectangles() {
    let common = left.intersection(right)
    #expect(common.boundingRect == CGRect(x: 10, y: 5, width: 10, height: 15))
    #expect(area(common) == 150)
    #expect(area(left.union(right)) == 850.0)
    #expect(area(left.subtracting(right)) == 250.0)
    #expect(area(right.subtracting(left)) == 450.0)
    #expect(area(left.symmetricDifference(right)) == 700.0)
  }

  @Test("Figures that do not meet share nothing")
  func apart() {
    let far = Path(CGRect(x: 100, y: 0, width: 20, height: 20))
    #expect(left.intersection(far).isEmpty)
    #expect(area(left.union(far)) == 800)
    #expect(area(left.subtracting(far)) == 400)
  }

  @Test("A hole is cut out of a figure")
  func hole() {
    let hole = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(area(left.subtracting(hole)) == 300)
  }

  @Test("Circles are cut as nearly as their lines are to the curve")
  func circles() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
    #expect(abs(area(half) - .pi * 2500 / 2) < 20)
    #expect(abs(half.boundingRect.width - 50) < 0.1)
  }

  @Test("Shapes are combined in the rectangle that they are drawn in")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let shape = Rectangle().intersection(Rectangle().size(width: 10, height: 10))
    #expect(shape.path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    let rest = Rectangle().subtracting(Rectangle().size(width: 20, height: 20))
    #expect(rest.path(in: rect).boundingRect == CGRect(x: 20, y: 0, width: 20, height: 20))
    let both = Rectangle().symmetricDifference(Rectangle().size(width: 20, height: 20))
    #expect(both.path(in: rect).boundingRect == CGRect(x: 20, y: 0, width: 20, height: 20))
  }
}
