import Foundation

/// The app.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// What an app is told when it starts.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The address to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification to show.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
  }

  /// What is said about an address that is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How far the app is in the foreground.
  public enum State: Int, Hashable, Sendable {
    /// Seen and active.
    case active
    /// Seen but not active.
    case inactive
    /// Not seen.
    case background
  }

  /// The object that is told what happens.
  open var delegate: (any UIApplicationDelegate)?
  /// How far the app is in the foreground.
  open var applicationState: State { .active }
  /// The scenes of the app.
  open private(set) var connectedScenes: Set<UIScene> = []
  /// The windows of the app.
  @available(*, deprecated, message: "since iOS 15.0; use UIWindowScene.windows")
  open var windows: [UIWindow] { [] }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// Opens an address, which can't be done here.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Whether an address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Sends an action along the chain of responders, which can't be done by its name here.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { false }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes an option of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// The app will no longer be active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The app will be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The app is no longer seen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}
