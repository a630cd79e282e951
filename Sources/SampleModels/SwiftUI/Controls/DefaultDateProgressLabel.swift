import Foundation

/// The time that is shown beside the progress of a span of time.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>

  nonisolated init(interval: ClosedRange<Date>) {
    self.interval = interval
  }

  /// The span.
  public var body: some View { Text(interval) }
}
