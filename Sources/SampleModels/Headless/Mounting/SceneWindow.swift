import SwiftUI

/// The first window of an app.
@MainActor struct SceneWindow {
  /// The view in the window.
  let view: any View
  /// The environment that the scenes around the window make for it.
  let environment: EnvironmentValues

  /// The first window that a scene consists of, in an environment.
  static func first(
    in scene: any Scene,
    _ values: EnvironmentValues = EnvironmentValues()
  ) -> SceneWindow? {
    if let window = scene as? any WindowScene {
      return SceneWindow(view: window.windowContent, environment: values)
    }
    if let tuple = scene as? TupleScene {
      return tuple.scenes.lazy.compactMap { first(in: $0, values) }.first
    }
    var values = values
    (scene as? any EnvironmentChangingScene)?.changeEnvironment(&values)
    return body(of: scene, values)
  }

  private static func body<S: Scene>(of scene: S, _ values: EnvironmentValues) -> SceneWindow? {
    S.Body.self == Never.self ? nil : first(in: scene.body, values)
  }
}
