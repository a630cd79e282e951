/// A type that describes an app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Makes the app and evaluates its scenes once: there is no screen to show them on.
  public static func main() {
    _ = Self().body
  }
}
