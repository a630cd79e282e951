import Foundation

/// The queue of the main actor.
enum MainQueue {
  /// Whether code runs on the main queue or thread: on Linux the queue may have another thread.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
