import Headless
import SwiftUI
import Testing

/// Apple's pages `KeyframeTimeline`, `KeyframeTrack`, `LinearKeyframe`, `CubicKeyframe`,
/// `SpringKeyframe`, `MoveKeyframe`, `KeyframeAnimator`, `PhaseAnimator`, `UnitCurve` and `Spring`.
@MainActor @Suite("Behaviours: keyframes and phases") struct KeyframeTests {
  private struct Pose {
    var angle = 0.0
    var scale = 1.0
  }

  // KeyframeTimeline: "they have a set duration, and you can scrub and evaluate them for any time".
  @Test("A timeline is as long as its longest track and keeps the last values")
  func duration() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.angle) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(30, duration: 2)
      }
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).angle == 5)
    #expect(timeline.value(time: 2).angle == 20)
    #expect(timeline.value(time: 2).scale == 2)
    #expect(timeline.value(time: 99).angle == 30)
    #expect(timeline.value(progress: 0.5).angle == timeline.value(time: 1.5).angle)
  }

  @Test("Keyframes without a track are of the whole value")
  func wholeValue() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      LinearKeyframe(CGPoint(x: 0, y: 100), duration: 1)
      LinearKeyframe(CGPoint(x: 50, y: 100), duration: 1)
    }
    #expect(timeline.value(time: 0.25) == CGPoint(x: 0, y: 25))
    #expect(timeline.value(time: 1.5) == CGPoint(x: 25, y: 100))
  }

  // MoveKeyframe: "immediately moves to the given value without interpolating".
  @Test("A jump takes no time")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(10)
      LinearKeyframe(20, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == 0.5)
    #expect(timeline.value(time: 1) == 10)
    #expect(timeline.value(time: 1.5) == 15)
  }

  // CubicKeyframe: "Adjacent cubic keyframes result in a Catmull-Rom spline."
  @Test("Smooth keyframes go through their values without stopping in between")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    #expect(timeline.value(time: 1) == 10)
    #expect(timeline.value(time: 2) == 20)
    let speed = (timeline.value(time: 1.01) - timeline.value(time: 0.99)) / 0.02
    #expect(abs(speed - 10) < 0.1)
    // The way back is the way there, turned round.
    #expect(abs(timeline.value(time: 0.5) + timeline.value(time: 1.5) - 20) < 0.001)
  }

  @Test("A smooth keyframe takes over the velocity of a straight one before it")
  func cubicAfterLinear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
    }
    // It goes on beyond the value before it comes back.
    #expect(timeline.value(time: 1.2) > 10)
    #expect(timeline.value(time: 2) == 10)
  }

  @Test("Velocities that are given hold at the ends of a segment")
  func velocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 10, endVelocity: 10)
    }
    #expect(abs(timeline.value(time: 0.25) - 2.5) < 0.001)
  }

  @Test("A spring goes towards its value and beyond it if it bounces")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 2, spring: .bouncy)
    }
    let values = stride(from: 0, to: 2, by: 0.02).map { timeline.value(time: $0) }
    #expect(values.max() ?? 0 > 1)
    #expect(abs((values.last ?? 0) - 1) < 0.01)
    #expect(values.first == 0)
  }

  // "Multiple nested tracks update the initial value in the order that they are declared ... the
  // value from the last competing track will be used."
  @Test("Of two tracks of one property the last one counts")
  func competingTracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.angle) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.angle) { LinearKeyframe(50, duration: 1) }
    }
    #expect(timeline.value(time: 1).angle == 50)
  }

  @Test("A curve of time bends a straight keyframe")
  func timingCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.value(time: 0.5) < 5)
    #expect(timeline.value(time: 1) == 10)
  }

  // UnitCurve/value(at:)
  @Test("Curves go from 0 to 1, and the eased ones start or end slowly")
  func curves() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      #expect(abs(curve.value(at: 0)) < 0.001)
      #expect(abs(curve.value(at: 1) - 1) < 0.001)
    }
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 0.001)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
    #expect(UnitCurve.easeOut.value(at: 0.3) > 0.3)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 0.001)
    #expect(UnitCurve.easeIn.velocity(at: 0.1) < UnitCurve.easeIn.velocity(at: 0.9))
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.4)) - 0.4) < 0.001)
  }

  // PhaseAnimator
  @Test("Phases follow one another with the time of the view, and begin again")
  func phases() async {
    struct Screen: View {
      let diary: (Int) -> Void
      var body: some View {
        PhaseAnimator([1, 2, 3]) { phase in
          let _ = diary(phase)
          Text("phase \(phase)")
        }
      }
    }
    var seen: [Int] = []
    let view = mount(Screen { seen.append($0) })
    #expect(seen == [1])
    #expect(await view.wait(within: .seconds(600_000)) { seen.count >= 4 })
    #expect(seen.prefix(4) == [1, 2, 3, 1])
  }

  @Test("Phases of a trigger run once when it changes, and end with the first")
  func triggeredPhases() async throws {
    struct Screen: View {
      @State private var count = 0
      let diary: (Int) -> Void
      var body: some View {
        Button("Go") { count += 1 }
          .phaseAnimator([1, 2, 3], trigger: count) { content, phase in
            let _ = diary(phase)
            content
          } animation: { _ in
            .linear(duration: 1)
          }
      }
    }
    var seen: [Int] = []
    let view = mount(Screen { if seen.last != $0 { seen.append($0) } })
    await view.advance(by: .seconds(10))
    #expect(seen == [1])
    try view.tap("Go")
    await view.advance(by: .seconds(10))
    #expect(seen == [1, 2, 3, 1])
    #expect(view.animations.contains(.linear(duration: 1)))
  }

  // KeyframeAnimator
  @Test("Keyframes run when the trigger changes, and stay at their end")
  func keyframeAnimator() async throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
          Text("at \(Int(value.rounded()))")
        } keyframes: { _ in
          LinearKeyframe(100, duration: 1)
        }
        Button("Go") { count += 1 }
      }
    }
    let view = mount(Screen())
    await view.advance(by: .seconds(3))
    #expect(view.shows("at 0"))
    try view.tap("Go")
    await view.advance(by: .seconds(0.5))
    let middle = try #require(view.texts.first.flatMap { Int($0.dropFirst(3)) })
    #expect((30...80).contains(middle))
    await view.advance(by: .seconds(2))
    #expect(view.shows("at 100"))
  }

  @Test("Phases rest while the view is not on the screen")
  func offScreen() async {
    var count = 0
    let view = mount(
      PhaseAnimator([true, false]) { phase in
        let _ = count += 1
        Text("\(phase)")
      }
    )
    view.disappear()
    await view.advance(by: .seconds(5))
    #expect(count == 1)
  }
}
