/// What tells the children of a node apart, besides their type.
enum NodeKey: Hashable {
  /// The place in the source code.
  case position(Int)
  /// The branch of an `if` or `switch`.
  case branch(Bool)
  /// An identity that the author gave, by `id` or in a `ForEach`.
  case id(AnyHashable)
  /// A part with a name, such as a sheet.
  case part(String)
}
