import Synchronization

/// Whether something happened while a snippet was judged that may not happen again.
final class Doubts: Sendable {
  private let noted = Mutex(false)

  /// Whether anything was noted.
  var areAny: Bool { noted.withLock { $0 } }

  /// Takes note of something that may not happen again.
  func note() { noted.withLock { $0 = true } }

  /// Takes note of a compiler that did not come to an end of its own.
  func note(_ ending: Compilation.Ending) {
    switch ending {
    case .clean, .refused: break
    case .timedOut, .crashed: note()
    }
  }
}
