import Foundation

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  public internal(set) var windows: [UIWindow] = []

  /// The window that gets the events of the keyboard.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that the scene is on.
  open var screen: UIScreen { .only }

  /// The coordinates that the windows have in common: those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
}
