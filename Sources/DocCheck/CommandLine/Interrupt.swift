import Dispatch
import Glibc

/// Ends all programs that doccheck has started when it is itself told to end.
enum Interrupt {
  /// The exit status of a program that was interrupted, as shells have it: 128 and SIGINT.
  private static let status: Int32 = 130

  /// The sources of signals, which work as long as they are kept.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// Answers SIGINT, SIGTERM and SIGHUP.
  static func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningProcesses.shared.killAll()
        Workspace.removeAllOpen()
        _exit(status)
      }
      source.activate()
      sources.append(source)
    }
    // A reader that closes its pipe early is no reason to end without a word.
    signal(SIGPIPE, SIG_IGN)
  }
}
