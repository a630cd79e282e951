/// The error of the tests.
struct Oops: Error, Equatable, Hashable, Codable, CustomStringConvertible {
  /// What tells one error from another.
  var name = "oops"

  var description: String { name }
}
