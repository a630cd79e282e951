/// One evaluation of a body, as a test may ask for it.
public struct BodyEvaluation: Sendable {
  /// The type whose body was evaluated: a view or a view modifier.
  public let type: any Any.Type

  /// Why it was evaluated.
  public let causes: Set<Cause>
}

extension BodyEvaluation: CustomStringConvertible {
  /// The type and the causes.
  public var description: String {
    "\(type): \(causes.map(\.description).sorted().joined(separator: ", "))"
  }
}
