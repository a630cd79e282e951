import Foundation

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The kind of the scene.
  public let role: UISceneSession.Role
  /// The class of the object that is told what happens.
  open var delegateClass: AnyClass?

  /// Makes a configuration for a kind of scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
