/// How far apart two names are, for "did you mean".
enum EditDistance {
  /// The question whether the one near candidate was meant, for a message.
  static func suggestion(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean '\($0)'?" }
  }

  /// The one candidate that is a single edit or transposition away; nothing if there is none, if
  /// there are several, or if the name is too short to tell.
  static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    guard name.count >= 4 else { return nil }
    var found: String?
    let bytes = Array(name.utf8)
    for candidate in candidates
    where isNear(candidate, name) && isOneEdit(bytes, Array(candidate.utf8)) {
      if let found, found != candidate { return nil }
      found = candidate
    }
    return found
  }

  /// Whether names are of about the same length, as all are that are one edit apart.
  static func isNear(_ left: String, _ right: String) -> Bool {
    abs(left.utf8.count - right.utf8.count) <= 1
  }

  /// Whether a name is another one with a letter left out or doubled, or with two neighbours swapped.
  static func isSlip(_ name: String, for other: String) -> Bool {
    guard isNear(name, other) else { return false }
    let (left, right) = (Array(name.utf8), Array(other.utf8))
    guard isOneEdit(left, right), left.first == right.first else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    // Without its last letter a word may be another form of itself.
    if left.count < right.count { return start < left.count || !"dnrs".utf8.contains(right[start]) }
    if left.count > right.count { return left[start] == left[start - 1] }
    return left.dropFirst(start + 1).first == right[start]
  }

  /// Whether one inserted, deleted or replaced byte, or two swapped neighbours, make one of the other.
  static func isOneEdit(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left != right, abs(left.count - right.count) <= 1 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let (a, b) = (left[start...], right[start...])
    if a.count == b.count {
      if a.dropFirst().elementsEqual(b.dropFirst()) { return true }
      return a.count >= 2 && a.prefix(2).reversed().elementsEqual(b.prefix(2))
        && a.dropFirst(2).elementsEqual(b.dropFirst(2))
    }
    let (long, short) = a.count > b.count ? (a, b) : (b, a)
    return long.dropFirst().elementsEqual(short)
  }
}
