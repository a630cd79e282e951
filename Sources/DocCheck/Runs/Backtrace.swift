/// What the Swift runtime's backtrace says about a crash.
struct Backtrace: Hashable, Sendable {
  /// A call that had not returned, at its line of a file.
  struct Frame: Hashable, Sendable {
    /// The file's name without its folders.
    let file: String
    let line: Int
  }

  /// What went wrong, where the runtime itself printed nothing: `arithmetic overflow`.
  let failure: String?
  /// The calls whose places are known, the innermost first.
  let frames: [Frame]

  /// Reads a backtrace of one thread.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    failure = lines.lazy.compactMap(Self.failure).first
    frames = lines.compactMap(Self.frame)
  }

  /// Reads `*** Swift runtime failure: arithmetic overflow ***`, or the same in a call's line:
  /// `0 [inlined] 0x00005581 Swift runtime failure: arithmetic overflow in program at …`.
  private static func failure(_ line: Substring) -> String? {
    guard let opening = line.firstRange(of: "Swift runtime failure: ") else { return nil }
    let rest = line[opening.upperBound...]
    let end = rest.firstRange(of: " ***") ?? rest.ranges(of: " in ").last
    return end.map { String(rest[..<$0.lowerBound]) }
  }

  /// Reads the end of `1 [ra] 0x00005581 add(_:) + 57 in program at /folder/Article.swift:2:12`.
  private static func frame(_ line: Substring) -> Frame? {
    guard line.drop(while: { $0 == " " }).first?.isNumber == true,
      let place = line.ranges(of: " at ").last
    else { return nil }
    let parts = line[place.upperBound...].split(separator: ":")
    guard parts.count == 3, let number = Int(parts[1]),
      let file = parts[0].split(separator: "/").last
    else { return nil }
    return Frame(file: String(file), line: number)
  }
}
