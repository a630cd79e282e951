/// A subscription or subscriber that shows itself under a short name.
///
/// `print()`, `dump(_:)` and playgrounds then speak of `Map`, not of a nested generic class.
protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
}

extension Described {
  /// Nothing of the inside, unless a type says otherwise.
  var customMirror: Mirror { Mirror(self, children: [:]) }

  /// The short name.
  var playgroundDescription: Any { description }
}
