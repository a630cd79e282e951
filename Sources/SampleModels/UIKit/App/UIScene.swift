import Foundation

/// One instance of an app's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// What a scene is told when it connects.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  /// How far a scene is in the foreground.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// Seen and active.
    case foregroundActive = 0
    /// Seen but not active.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// The object that is told what happens.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene is in the foreground.
  open var activationState: ActivationState { .foregroundActive }

  /// Connects a scene to a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}
