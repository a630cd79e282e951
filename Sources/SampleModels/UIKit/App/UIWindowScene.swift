import Foundation

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows of the scene, which does not keep them: that is for the app to do.
  public var windows: [UIWindow] { places.compactMap(\.window) }

  private struct WindowPlace {
    weak var window: UIWindow?
  }

  private var places: [WindowPlace] = []

  /// Notes a window of the scene.
  func add(_ window: UIWindow) {
    places.append(WindowPlace(window: window))
  }

  /// The window that gets the events of the keyboard.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that the scene is on.
  open var screen: UIScreen { .only }

  /// The coordinates that the windows have in common: those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
}
