import Glibc

/// Reads several descriptors until they end, keeping only so much of each.
struct OutputReader {
  private var open: [pollfd]
  private let descriptors: [Int32]
  private let limit: Int
  /// What was read from each descriptor, in the order in which they were given.
  private(set) var contents: [[UInt8]]

  init(descriptors: [Int32], limit: Int) {
    self.descriptors = descriptors
    self.limit = limit
    open = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    contents = descriptors.map { _ in [] }
  }

  /// Waits for output and reads it; false once every descriptor has ended.
  mutating func read(for duration: Duration) -> Bool {
    guard !open.isEmpty else { return false }
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    guard poll(&open, nfds_t(open.count), Int32(max(1, milliseconds))) > 0 else { return true }
    for entry in open where entry.revents != 0 && !readOnce(entry.fd) {
      open.removeAll { $0.fd == entry.fd }
    }
    return !open.isEmpty
  }

  /// Reads what is already there, without waiting for more.
  mutating func drain() {
    while !open.isEmpty, poll(&open, nfds_t(open.count), 0) > 0 {
      for entry in open where entry.revents != 0 && !readOnce(entry.fd) {
        open.removeAll { $0.fd == entry.fd }
      }
    }
  }

  /// Closes all descriptors.
  func close() { descriptors.forEach { _ = Glibc.close($0) } }

  /// Reads once; false at the end.
  private mutating func readOnce(_ descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    if let index = descriptors.firstIndex(of: descriptor) {
      let room = max(0, limit - contents[index].count)
      contents[index] += buffer.prefix(min(count, room))
    }
    return true
  }
}
