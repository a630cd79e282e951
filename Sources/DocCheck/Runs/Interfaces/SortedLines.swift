import Foundation

/// Lines of a text in the order of their first fields, which end at a tab: found by halving, without
/// reading the others.
struct SortedLines: Sendable {
  private let bytes: Data

  /// Sorts lines; those with the same first field stay in their order.
  init(_ lines: [String]) {
    let keyed = lines.enumerated().map { (key: Array($1.utf8.prefix { $0 != Self.tab }), line: $0) }
    let sorted = keyed.sorted { left, right in
      left.key == right.key
        ? left.line < right.line : left.key.lexicographicallyPrecedes(right.key)
    }
    bytes = Data(sorted.map { lines[$0.line] + "\n" }.joined().utf8)
  }

  /// What was stored before; nothing if it is not whole.
  init?(stored: Data) {
    guard let end = stored.firstIndex(of: Self.lineFeed) else { return nil }
    bytes = stored.suffix(from: stored.index(after: end))
    guard stored.prefix(upTo: end).elementsEqual(header.utf8) else { return nil }
  }

  /// What `init(stored:)` takes.
  var stored: Data { Data((header + "\n").utf8) + bytes }

  /// The length, by which a text that was cut off is told.
  private var header: String { "\(bytes.count) bytes" }

  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Whether the first field of a line is a name.
  func contains(_ name: String) -> Bool {
    let key = Array(name.utf8) + [Self.tab]
    return bytes.withUnsafeBytes { bytes in
      bytes[Self.firstLine(notBefore: key, bytes)...].starts(with: key)
    }
  }

  /// The start of the first line that does not come before those that begin with a key.
  private static func firstLine(notBefore key: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Int {
    var (low, high) = (0, bytes.count)
    while low < high {
      let start = lineStart((low + high) / 2, bytes)
      if precedes(start, key, bytes) {
        low = lineEnd(start, bytes) + 1
      } else {
        high = start
      }
    }
    return min(low, bytes.count)
  }

  /// The lines whose first field is a name.
  func lines(beginningWith name: String) -> [String] {
    let key = Array(name.utf8) + [Self.tab]
    return bytes.withUnsafeBytes { bytes in
      var low = Self.firstLine(notBefore: key, bytes)
      var found: [String] = []
      while low < bytes.count, bytes[low...].starts(with: key) {
        let end = Self.lineEnd(low, bytes)
        found.append(String(decoding: bytes[low..<end], as: UTF8.self))
        low = end + 1
      }
      return found
    }
  }

  /// Goes through all lines in their order.
  func forEach(_ body: (String) -> Void) {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = Self.lineEnd(start, bytes)
        body(String(decoding: bytes[start..<end], as: UTF8.self))
        start = end + 1
      }
    }
  }

  private static func lineStart(_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != lineFeed { start -= 1 }
    return start
  }

  private static func lineEnd(_ start: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
    guard let first = bytes.baseAddress,
      let end = memchr(first + start, Int32(lineFeed), bytes.count - start)
    else { return bytes.count }
    return first.distance(to: end)
  }

  /// Whether the line at an offset comes before those that begin with a key.
  private static func precedes(
    _ start: Int,
    _ key: [UInt8],
    _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    bytes[start...].prefix(key.count).lexicographicallyPrecedes(key)
  }
}
