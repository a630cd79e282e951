import Glibc

/// Reads standard input, and writes to standard output and standard error.
enum StandardStream {
  /// The exit status of a program that a closed pipe ends, as shells have it: 128 and SIGPIPE.
  private static let closedPipe: Int32 = 141

  /// Writes a text to a descriptor.
  ///
  /// A reader that has gone, as `head` goes, ends doccheck without a word; anything else that keeps
  /// the text from being written, such as a full disk, ends it with 2 and the reason.
  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        end(because: errno)
      }
    }
  }

  /// Waits for some bytes of standard input; none at its end.
  static func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(0, &buffer, buffer.count)
      guard count < 0, errno == EINTR else { return Array(buffer.prefix(max(0, count))) }
    }
  }

  private static func end(because code: Int32) -> Never {
    Workspace.removeAllOpen()
    if code == EPIPE { _exit(closedPipe) }
    let message = "error: cannot write to standard output: \(String(cString: strerror(code)))\n"
    _ = message.withCString { Glibc.write(2, $0, strlen($0)) }
    _exit(ExitCode.couldNotCheck.rawValue)
  }
}
