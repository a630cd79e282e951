import Foundation

/// An object that is told what happens to a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is being added to the app.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// The scene has been removed from the app.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene will no longer be active.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// The scene is asked to open addresses.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing by default.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing by default.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing by default.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing by default.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing by default.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing by default.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

/// An object that manages the window of a scene.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
