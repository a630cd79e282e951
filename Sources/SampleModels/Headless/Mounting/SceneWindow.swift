import SwiftUI

/// The view in the first window of an app.
@MainActor enum SceneWindow {
  /// The view of the first window that a scene consists of.
  static func first(in scene: any Scene) -> (any View)? {
    if let window = scene as? any WindowScene { return window.windowContent }
    if let tuple = scene as? TupleScene { return tuple.scenes.lazy.compactMap(first).first }
    return body(of: scene)
  }

  private static func body<S: Scene>(of scene: S) -> (any View)? {
    S.Body.self == Never.self ? nil : first(in: scene.body)
  }
}
