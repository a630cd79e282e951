import Foundation
import SwiftUI

/// The views that have read a value of the user's defaults.
final class DefaultsReaders: @unchecked Sendable {
  /// The readers of all user's defaults.
  static let shared = DefaultsReaders()

  private let lock = NSLock()
  private var readers: [String: [ObjectIdentifier: (Evaluation, Cause)]] = [:]

  /// Notes that a view has read a value.
  func add(_ evaluation: Evaluation, of key: String, through name: String) {
    lock.withLock {
      readers[key, default: [:]][evaluation.nodeID] = (evaluation, .property(name))
    }
  }

  /// Has the views evaluated that have read a value.
  func tell(of key: String, _ transaction: Transaction) {
    let told = lock.withLock {
      readers[key] = readers[key]?.filter { $0.value.0.isCurrent }
      return readers[key]?.values.map { $0 } ?? []
    }
    for (evaluation, cause) in told { evaluation.invalidateLater(cause, transaction) }
  }
}
