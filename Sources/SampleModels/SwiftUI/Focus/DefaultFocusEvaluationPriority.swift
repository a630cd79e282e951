/// When the first focus is looked for.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let name: String

  /// When nothing else has it.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when the user comes back.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
