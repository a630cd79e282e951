/// Why a test could not do what it wanted: the control is not there or cannot be used.
public struct InteractionError: Error, Hashable, CustomStringConvertible {
  /// What went wrong, and what there was instead.
  public let message: String

  /// The line of the test that wanted it, if it is known.
  public private(set) var line: Int?

  init(_ message: String) {
    self.message = message
  }

  /// The message and the line, as a test that ends with the error shows them.
  public var description: String { line.map { "\(message) (line \($0))" } ?? message }

  /// Does something, and says on which line of the test if it fails.
  @MainActor static func locating<Result>(
    _ line: Int,
    _ action: () throws -> Result
  ) throws -> Result {
    do {
      return try action()
    } catch var error as InteractionError {
      error.line = error.line ?? line
      throw error
    }
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

  /// Something is there but cannot be seen.
  static func hidden(_ what: String) -> InteractionError {
    InteractionError("The \(what) is hidden.")
  }

  /// The views contain one another without end.
  static func endlessNesting(_ type: String) -> InteractionError {
    InteractionError(
      "The views do not end: \(ViewGraph.depthLimit) are nested in one another."
        + " Most often: \(type). Does its body contain itself?"
    )
  }

  /// The views never come to rest.
  static func endlessUpdate(_ worst: String?) -> InteractionError {
    InteractionError(
      "The views do not come to rest: \(ViewGraph.updateLimit) updates followed one another."
        + (worst.map { " Most often evaluated: \($0)." } ?? "")
    )
  }
}
