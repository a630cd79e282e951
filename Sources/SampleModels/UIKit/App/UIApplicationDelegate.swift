import Foundation

/// An object that is told what happens to an app.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app needs a configuration for a new scene.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Scenes have been closed for good.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  /// The app got the token for notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// The app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app will no longer be active.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is no longer seen.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app will be seen.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Starts the app of a class marked with `@main` and ends it at once: there are no events to wait for.
  ///
  /// Apple's makes the delegate by the class's name, which only Objective-C can.
  ///
  /// Source: [main()](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()).
  public static func main() { _ = UIApplication.shared }

  /// Agrees by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The usual configuration by default.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing by default.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing by default.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing by default.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing by default.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
