/// A link or a reference in prose that Markdown does not read as its author meant it.
struct LinkSlip: Sendable, Hashable {
  let message: String
  /// The bytes of the raw file.
  let bytes: Range<Int>
}
