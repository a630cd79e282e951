/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
  /// It closes what is shown.
  public static let close = ButtonRole(name: "close")
  /// It agrees.
  public static let confirm = ButtonRole(name: "confirm")

  /// The title that the system gives to such a button.
  package var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    default: "Done"
    }
  }
}
