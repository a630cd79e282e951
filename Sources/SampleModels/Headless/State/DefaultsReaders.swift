import Foundation
import SwiftUI

/// The views that have read values of the user's defaults.
///
/// Anybody may write to the defaults, and Foundation on Linux tells nobody: each update compares what
/// views have read with what is there.
final class DefaultsReaders: @unchecked Sendable {
  /// The readers of all user's defaults.
  static let shared = DefaultsReaders()

  /// One value that an evaluation has read.
  private struct Reading {
    let evaluation: Evaluation
    let cause: Cause
    /// Whether another value is there now.
    let isOutdated: () -> Bool
  }

  private let lock = NSLock()
  private var readings: [Reading] = []

  /// Notes that a view has read a value.
  func add(_ evaluation: Evaluation, through name: String, isOutdated: @escaping () -> Bool) {
    let reading = Reading(evaluation: evaluation, cause: .property(name), isOutdated: isOutdated)
    lock.withLock { readings.append(reading) }
  }

  /// Has the views evaluated that have read a value that is another one now.
  func tell(_ transaction: Transaction) {
    let outdated = lock.withLock {
      readings.removeAll { !$0.evaluation.isCurrent }
      return readings.filter { $0.isOutdated() }
    }
    for reading in outdated { reading.evaluation.invalidateLater(reading.cause, transaction) }
  }
}
