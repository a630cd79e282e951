/// Why a test could not do what it wanted: the control is not there or cannot be used.
public struct InteractionError: Error, Hashable, CustomStringConvertible {
  /// What went wrong, and what there was instead.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Nothing that was looked for is there.
  static func absent(_ wanted: String, instead: [String]) -> InteractionError {
    let list = instead.isEmpty ? "there is nothing of the kind" : instead.joined(separator: ", ")
    return InteractionError("There is no \(wanted). Instead: \(list).")
  }

  /// Something is there but cannot be used.
  static func disabled(_ what: String) -> InteractionError {
    InteractionError("The \(what) is disabled.")
  }

  /// The views never come to rest.
  static func endlessUpdate(_ worst: String?) -> InteractionError {
    InteractionError(
      "The views do not come to rest: \(ViewGraph.updateLimit) updates followed one another."
        + (worst.map { " Most often evaluated: \($0)." } ?? "")
    )
  }
}
