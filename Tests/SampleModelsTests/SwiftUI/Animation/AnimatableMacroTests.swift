import SwiftUI
import Testing

@Suite("The macro Animatable") struct AnimatableMacroTests {
  @Animatable struct Wedge: Shape {
    var start: Angle
    var end: Angle
    var radius = 2.0
    @AnimatableIgnored var isClockwise = true
    static let limit = 3.0

    func path(in rect: CGRect) -> Path { Path() }
  }

  @Animatable struct Dot {
    var size: CGFloat
  }

  @Test("The data is that of the variables in their order, without those that are ignored")
  func data() {
    var wedge = Wedge(start: .degrees(10), end: .degrees(20))
    #expect(wedge.animatableData.second.second == 2)
    wedge.animatableData.second.second = 5
    wedge.animatableData.first = Wedge(start: .degrees(90), end: .zero).animatableData.first
    #expect(wedge.radius == 5)
    #expect(abs(wedge.start.degrees - 90) < 0.001)
    #expect(wedge.end == .degrees(20))
    #expect(wedge.isClockwise)
  }

  @Test("A type that does not conform does so by the macro, with the data of its one variable")
  func conformance() {
    var dot: any Animatable = Dot(size: 3)
    #expect((dot as? Dot)?.animatableData == 3)
    dot = Dot(size: 4)
    #expect((dot as? Dot)?.size == 4)
  }
}
