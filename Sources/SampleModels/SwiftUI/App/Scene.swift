/// A part of an app's interface that the system manages.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one is made of.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene {
  /// Stops the program when the body of a primitive scene is asked for.
  package func primitiveScene() -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}
