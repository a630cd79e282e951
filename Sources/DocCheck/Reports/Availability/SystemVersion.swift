/// A version of one of Apple's systems, such as 10.15.
struct SystemVersion: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int = 0) {
    (self.major, self.minor) = (major, minor)
  }

  var description: String { "\(major).\(minor)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
