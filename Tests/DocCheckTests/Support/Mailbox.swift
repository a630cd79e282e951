import Dispatch
import Foundation
import Synchronization

/// Messages of the browser that wait for the one that they are for.
final class Mailbox: Sendable {
  private let messages = Mutex<[Data]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Adds a message; nothing once there are no more to come.
  func add(_ message: Data) {
    messages.withLock { $0.append(message) }
    count.signal()
  }

  /// The next message, waited for as long as the browser may take to answer what it was asked.
  func next(within seconds: Double, of question: String) throws -> [String: Any] {
    guard count.wait(timeout: .now() + seconds) == .success else {
      throw Browser.Failure(message: "the browser does not answer \(question)")
    }
    let message = messages.withLock { $0.removeFirst() }
    guard !message.isEmpty else {
      add(message)
      throw Browser.Failure(message: "the browser has ended")
    }
    return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
  }
}
