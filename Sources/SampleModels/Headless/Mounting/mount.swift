import SwiftUI

/// Puts a view on a screen that nobody sees, so that a test can look at it and use it.
///
/// - Parameters:
///   - view: the view, with its environment objects.
///   - change: what the environment is to be.
/// - Returns: the mounted view, which stays up to date until it is given up.
@MainActor public func mount<V: View>(
  _ view: V,
  environment change: (inout EnvironmentValues) -> Void = { _ in }
) -> MountedView {
  var values = EnvironmentValues()
  change(&values)
  return MountedView(view, values)
}

/// Puts the views of a builder on a screen that nobody sees.
@MainActor public func mount<V: View>(@ViewBuilder _ content: () -> V) -> MountedView {
  mount(content())
}

/// Puts the first window of an app on a screen that nobody sees.
///
/// - Throws: `InteractionError` if the app has no scene with a window.
@MainActor public func mount<A: App>(_ app: A) throws -> MountedView {
  guard let window = SceneWindow.first(in: app.body) else {
    throw InteractionError("The app \(A.self) has no window.")
  }
  return MountedView(window, EnvironmentValues())
}

/// Puts a preview on a screen that nobody sees.
@MainActor public func mount(_ preview: Preview) -> MountedView {
  MountedView(preview.makeView(), EnvironmentValues())
}
