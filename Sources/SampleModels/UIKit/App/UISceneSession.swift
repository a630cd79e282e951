import Foundation

/// The information about a scene that outlives it.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// A name that no other session has.
  public nonisolated let persistentIdentifier = UUID().uuidString

  /// The kind of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The kind of the scene.
  open var role: Role { .windowApplication }

  /// Makes a session.
  public override nonisolated init() {
    super.init()
  }
}
