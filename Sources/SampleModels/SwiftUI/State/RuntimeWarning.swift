import Foundation

/// What the framework says at run time about code that is wrong but goes on.
///
/// Who runs tests may listen: a listener gets the words of each warning, and `nil` when a test has
/// read the warnings itself.
package enum RuntimeWarning {
  /// Told of each warning.
  package typealias Listener = @convention(c) (UnsafePointer<CChar>?) -> Void

  /// Keeps the warnings of the code that runs, as a mounted view does.
  ///
  /// A type of its own: in an optimized build the runtime does not find the type of a task-local
  /// function (Swift 6.3.1), and the program crashes.
  package struct Receiver: Sendable {
    /// Keeps one warning.
    let receive: @Sendable (String) -> Void

    /// Keeps warnings with a function.
    package init(_ receive: @escaping @Sendable (String) -> Void) { self.receive = receive }
  }

  /// Who keeps the warnings of the code that runs now.
  @TaskLocal package static var receiver: Receiver?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var listener: Listener?

  /// Has a listener told of all warnings from now on.
  package static func listen(_ listener: Listener?) {
    lock.withLock { self.listener = listener }
  }

  /// Warns of what the code does that runs now.
  package static func warn(_ warning: String) {
    if let receiver { receiver.receive(warning) } else { report(warning) }
  }

  /// Reports a warning.
  package static func report(_ warning: String) {
    let listener = lock.withLock { self.listener }
    warning.withCString { listener?($0) }
  }

  /// Reports that a test has read the warnings, and so answers for them.
  package static func noteReading() {
    lock.withLock { listener }?(nil)
  }
}

/// Has a listener told of all warnings; who runs tests finds the function by its name.
@_cdecl("doccheck_listen_to_runtime_warnings")
package func listenToRuntimeWarnings(
  _ listener: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
) {
  RuntimeWarning.listen(listener)
}
