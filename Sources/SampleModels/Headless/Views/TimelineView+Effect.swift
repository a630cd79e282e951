import Foundation
import SwiftUI

extension TimelineView: PrimitiveView where Content: View {
  func content(in node: ViewNode) -> NodeContent {
    let timeline = node.storage.value("timeline") { Timeline(in: node) }
    let date = timeline.date.wrappedValue
    let context = TimelineViewDefaultContext(date: date, cadence: .live)
    return .holding(Deferred(value: context, make: content))
  }
}

extension TimelineView: EffectfulView where Content: View {
  func makeEffect(in node: ViewNode) -> (any Effect)? {
    let timeline = node.storage.value("timeline") { Timeline(in: node) }
    let entries = schedule.entries(from: timeline.now, mode: .normal)
    var dates = entries.makeIterator()
    timeline.nextDate = { dates.next() }
    return timeline
  }
}

/// The times at which a view is evaluated, as long as it is on the screen.
@MainActor private final class Timeline: Effect {
  /// The time of the last evaluation.
  let date: Binding<Date>
  /// The next time of the schedule.
  var nextDate: () -> Date? = { nil }

  private let time: SkippableTime
  private var waiting: Int?

  init(in node: ViewNode) {
    time = node.graph.time
    let now = Date(timeIntervalSinceNow: node.graph.time.skippedTime)
    date = Binding(location: StateLocation(now, name: "date", owner: node))
  }

  /// The present moment by the time of the views.
  var now: Date { Date(timeIntervalSinceNow: time.skippedTime) }

  func update(_ view: any View) {}

  func appear() { waitForNext() }

  func disappear() {
    waiting.map(time.cancel)
    waiting = nil
  }

  private func waitForNext() {
    let now = now
    guard let next = firstDate(after: now) else { return }
    waiting = time.after(next.timeIntervalSince(now)) { [weak self] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.waiting != nil else { return }
          self.date.wrappedValue = next
          self.waitForNext()
        }
      }
    }
  }

  /// The first time of the schedule after a moment; nothing where the schedule ends or stands still, as
  /// one with an interval of zero does.
  private func firstDate(after moment: Date) -> Date? {
    var last = Date.distantPast
    while let next = nextDate(), next > last {
      if next > moment { return next }
      last = next
    }
    return nil
  }
}
