/// A command line that cannot be understood.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let message: String

  var description: String { message + "; see 'doccheck --help'" }
}
