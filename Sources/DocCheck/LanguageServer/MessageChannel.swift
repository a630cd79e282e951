import Foundation
import Synchronization

/// Messages of JSON-RPC between doccheck and an editor: a head with a length, then that many bytes
/// (Language Server Protocol 3.17, "Base Protocol").
final class MessageChannel: Sendable {
  /// What comes in.
  enum Incoming {
    case message(JSONValue)
    /// Something that is no message, and what is wrong with it.
    case garbage(String)
    /// The editor has closed its end.
    case end
  }

  /// The longest message that is read, in bytes: far longer than any article.
  private static let limit = 256 << 20
  /// The same for its head.
  private static let headLimit = 65_536

  /// Reads some more bytes; none at the end.
  private let read: @Sendable () -> [UInt8]
  private let write: @Sendable (String) -> Void
  private let received = Mutex<[UInt8]>([])
  private let writing = Mutex(())

  init(read: @escaping @Sendable () -> [UInt8], write: @escaping @Sendable (String) -> Void) {
    (self.read, self.write) = (read, write)
  }

  /// Sends a message; those of several threads do not mix.
  func send(_ message: JSONValue) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // All that a value holds can be encoded but infinite numbers, of which JSON knows none.
    guard let data = try? encoder.encode(message) else { return }
    let body = String(decoding: data, as: UTF8.self)
    writing.withLock { _ in write("Content-Length: \(body.utf8.count)\r\n\r\n\(body)") }
  }

  /// Waits for what comes next.
  func next() -> Incoming {
    received.withLock { bytes in
      guard let head = takeHead(from: &bytes) else { return .end }
      guard let length = Self.length(in: head) else {
        return .garbage("the head of a message names no length")
      }
      guard length <= Self.limit else { return .garbage("a message is too long") }
      while bytes.count < length {
        let more = read()
        guard !more.isEmpty else { return .end }
        bytes += more
      }
      let body = Data(bytes[..<length])
      bytes.removeFirst(length)
      guard let message = try? JSONDecoder().decode(JSONValue.self, from: body) else {
        return .garbage("a message is not JSON")
      }
      return .message(message)
    }
  }

  /// The lines before an empty one, which are taken away with it; of too long ones the end, and
  /// nothing where all has been read.
  private func takeHead(from bytes: inout [UInt8]) -> [UInt8]? {
    while true {
      if let gap = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        defer { bytes.removeFirst(gap.upperBound) }
        return Array(bytes[..<gap.lowerBound])
      }
      if bytes.count > Self.headLimit { bytes.removeFirst(bytes.count - 3) }
      let more = read()
      guard !more.isEmpty else { return nil }
      bytes += more
    }
  }

  private static func length(in head: [UInt8]) -> Int? {
    for line in String(decoding: head, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(String(parts[1]).trimmingBlanks).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
