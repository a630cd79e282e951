import SwiftUI
import Testing

@Suite("Paths")
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test("A path knows its steps, its last point and its bounds")
  func steps() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 5, y: 2))
      path.addQuadCurve(to: CGPoint(x: 5, y: 8), control: CGPoint(x: 9, y: 4))
    }
    #expect(path.elements.count == 3)
    #expect(path.currentPoint == CGPoint(x: 5, y: 8))
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 8, height: 6))
    #expect(Path().isEmpty)
    #expect(Path().boundingRect == .zero)
  }

  @Test("Shapes fill their rectangle, a circle only its middle")
  func shapes() {
    #expect(Rectangle().path(in: rect).boundingRect == rect)
    #expect(Ellipse().path(in: rect).boundingRect == rect)
    #expect(RoundedRectangle(cornerRadius: 4).path(in: rect).boundingRect == rect)
    let circle = CGRect(x: 20, y: 20, width: 20, height: 20)
    #expect(Circle().path(in: rect).boundingRect == circle)
  }

  @Test("Transforms move and scale the points")
  func transforms() {
    let moved = Path(rect).offsetBy(dx: 1, dy: -1)
    #expect(moved.boundingRect == rect.offsetBy(dx: 1, dy: -1))
    let scaled = Path(rect).applying(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(scaled.boundingRect == CGRect(x: 20, y: 10, width: 80, height: 10))
  }

  @Test("An arc goes the short or the long way round")
  func arcs() {
    var path = Path()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: .degrees(0),
      endAngle: .degrees(90),
      clockwise: false
    )
    #expect(abs(path.boundingRect.minX) < 1e-9 && abs(path.boundingRect.maxY - 10) < 1e-9)
    var long = Path()
    long.addArc(
      center: .zero,
      radius: 10,
      startAngle: .degrees(0),
      endAngle: .degrees(90),
      clockwise: true
    )
    #expect(long.boundingRect.minX < -9.9 && long.boundingRect.minY < -9.9)
  }

  // Path/trimmedPath(from:to:)
  @Test("A part of an outline is one line, with a gap only where the outline has one")
  func trimmed() {
    func moves(_ path: Path) -> Int {
      var count = 0
      path.forEach { if case .move = $0 { count += 1 } }
      return count
    }
    let circle = Path(ellipseIn: CGRect(x: 45, y: 60, width: 120, height: 120))
    for step in 0..<72 {
      let from = CGFloat(step) / 72
      #expect(moves(circle.trimmedPath(from: from, to: from + 0.02)) == 1)
    }
    #expect(moves(circle.trimmedPath(from: 0.1, to: 0.9)) == 1)
    var two = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(moves(two.trimmedPath(from: 0.25, to: 0.75)) == 2)
  }
}
