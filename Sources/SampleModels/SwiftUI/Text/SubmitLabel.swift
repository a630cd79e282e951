/// What the return key says.
public struct SubmitLabel: Sendable {
  private let name: String

  /// The value that is called done.
  public static let done = SubmitLabel(name: "done")

  /// The value that is called go.
  public static let go = SubmitLabel(name: "go")

  /// The value that is called send.
  public static let send = SubmitLabel(name: "send")

  /// The value that is called join.
  public static let join = SubmitLabel(name: "join")

  /// The value that is called route.
  public static let route = SubmitLabel(name: "route")

  /// The value that is called search.
  public static let search = SubmitLabel(name: "search")

  /// The value that is called return.
  public static let `return` = SubmitLabel(name: "return")

  /// The value that is called next.
  public static let next = SubmitLabel(name: "next")

  /// The value that is called continue.
  public static let `continue` = SubmitLabel(name: "continue")
}
