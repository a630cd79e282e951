import Foundation
import SwiftUI

// Views that go on by themselves with the time of the mounted view.

extension PhaseAnimator: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let runner = node.storage.value("phase") { Runner<Phase>(in: node) }
    guard let first = phases.first else { return .leaf() }
    return .holding(Deferred(value: runner.value.wrappedValue ?? first, make: content))
  }
}

extension PhaseAnimator: EffectfulView {
  func makeEffect(in node: ViewNode) -> (any Effect)? {
    let runner = node.storage.value("phase") { Runner<Phase>(in: node) }
    runner.adopt = { [weak runner] view in
      guard let runner, let view = view as? Self else { return }
      runner.begin(with: view.trigger) { view.steps }
    }
    return runner
  }

  /// The phases after the first one; those of a trigger end where they began.
  private var steps: AnyIterator<Runner<Phase>.Step> {
    guard phases.count > 1 else { return AnyIterator { nil } }
    var index = 0
    let last = trigger == nil ? Int.max : phases.count
    return AnyIterator {
      guard index < last else { return nil }
      // The change to the first phase begins at once if something has triggered it.
      let delay = index == 0 && trigger != nil ? 0 : Animation.usualDuration
      index += 1
      let phase = phases[index % phases.count]
      return Runner.Step(delay: delay, value: { phase }, animation: animation(phase))
    }
  }
}

extension KeyframeAnimator: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let runner = node.storage.value("keyframes") { Runner<Value>(in: node) }
    return .holding(Deferred(value: runner.value.wrappedValue ?? initialValue, make: content))
  }
}

extension KeyframeAnimator: EffectfulView {
  /// The pictures that a screen shows in a second.
  private static var rate: Double { 60 }

  func makeEffect(in node: ViewNode) -> (any Effect)? {
    let runner = node.storage.value("keyframes") { Runner<Value>(in: node) }
    runner.adopt = { [weak runner] view in
      guard let runner, let view = view as? Self else { return }
      let start = runner.value.wrappedValue ?? view.initialValue
      runner.begin(with: view.trigger) { view.steps(from: start, by: runner.time) }
    }
    return runner
  }

  /// The values at the times of the screen's pictures, whenever these come.
  private func steps(from start: Value, by time: SkippableTime) -> AnyIterator<Runner<Value>.Step> {
    let timeline = KeyframeTimeline(initialValue: initialValue, keyframes: keyframes(start))
    let (begin, duration) = (time.now, timeline.duration)
    var isOver = duration <= 0
    return AnyIterator {
      guard !isOver else { return nil }
      return Runner.Step(delay: 1 / Self.rate) {
        let passed = time.now - begin
        isOver = !isRepeating && passed >= duration
        return timeline.value(
          time: isRepeating ? passed.truncatingRemainder(dividingBy: duration) : passed
        )
      }
    }
  }
}

/// Values that a view shows one after the other, as long as it is on the screen.
@MainActor private final class Runner<Value>: Effect {
  /// One value with the time before it.
  struct Step {
    let delay: TimeInterval
    /// The value when the time has come.
    let value: () -> Value
    var animation: Animation?
  }

  /// The value that is shown; none before the first step.
  let value: Binding<Value?>
  /// Takes over a view that was evaluated.
  var adopt: (any View) -> Void = { _ in }

  let time: SkippableTime
  private var steps = AnyIterator<Step> { nil }
  private var trigger: (any Equatable)?
  private var hasBegun = false
  private var isShown = false
  private var waiting: Int?

  init(in node: ViewNode) {
    time = node.graph.time
    value = Binding(location: StateLocation(nil, name: "step", owner: node))
  }

  func update(_ view: any View) { adopt(view) }

  func appear() {
    isShown = true
    waitForNext()
  }

  func disappear() {
    isShown = false
    waiting.map(time.cancel)
    waiting = nil
  }

  /// Begins with the steps: at once without a trigger, and with one when it changes.
  func begin(with trigger: (any Equatable)?, _ make: () -> AnyIterator<Step>) {
    defer {
      self.trigger = trigger
      hasBegun = true
    }
    let isTriggered = trigger.map { new in
      hasBegun && !InputComparison.areEqual(dynamic: self.trigger ?? new, new)
    }
    guard isTriggered ?? !hasBegun else { return }
    waiting.map(time.cancel)
    waiting = nil
    steps = make()
    if isShown { waitForNext() }
  }

  private func waitForNext() {
    guard waiting == nil, let step = steps.next() else { return }
    // The step is used on the main actor alone, where it was made.
    nonisolated(unsafe) let makeValue = step.value
    let animation = step.animation
    waiting = time.after(step.delay, onlyIfSkipped: true) { [weak self] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.waiting != nil else { return }
          self.waiting = nil
          withAnimation(animation) { self.value.wrappedValue = makeValue() }
          self.waitForNext()
        }
      }
    }
  }
}
