import SwiftUI

/// Connects a scene to its delegate, and puts the view in its window on a screen that nobody sees.
///
/// - Parameter delegate: the delegate, whose `scene(_:willConnectTo:options:)` makes the window.
/// - Throws: `InteractionError` if a device would show nothing: no window is kept or shown, or its
///   root controller hosts no view.
@MainActor public func mount<D: UIWindowSceneDelegate>(_ delegate: D) throws -> MountedView {
  let session = UISceneSession()
  let options = UIScene.ConnectionOptions()
  let scene = UIWindowScene(session: session, connectionOptions: options)
  delegate.scene(scene, willConnectTo: session, options: options)
  guard let window = scene.keyWindow ?? scene.windows.first else {
    throw InteractionError("The scene has no window: \(D.self) makes none, or does not keep it.")
  }
  guard !window.isHidden else {
    throw InteractionError("The window is not shown; makeKeyAndVisible() shows it.")
  }
  guard let controller = window.rootViewController else {
    throw InteractionError("The window has no root controller.")
  }
  guard let host = hostedView(in: controller) else {
    throw InteractionError("The root controller \(type(of: controller)) hosts no SwiftUI view.")
  }
  let view = MountedView(host, EnvironmentValues())
  view.keep([scene, delegate, window])
  return view
}

/// The view of a controller that hosts one, or of the one that a container shows.
@MainActor private func hostedView(in controller: UIViewController) -> (any View)? {
  if let host = controller as? any HostingController { return host.hostedView }
  return controller.children.reversed().lazy.compactMap(hostedView).first
}

/// A controller that shows a view of SwiftUI.
@MainActor private protocol HostingController {
  /// The view.
  var hostedView: any View { get }
}

extension UIHostingController: HostingController {
  fileprivate var hostedView: any View { rootView }
}
