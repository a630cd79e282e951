/// An attribute that makes scenes out of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Passes a scene on unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes the only scene on unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Puts scenes beside each other.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content {
      scenes.append(scene)
    }
    return TupleScene(scenes: scenes)
  }

  /// Makes an optional scene of an `if #available`.
  public static func buildOptional(_ scene: (any Scene & Sendable)?) -> some Scene {
    TupleScene(scenes: scene.map { [$0] } ?? [])
  }

  /// Hides a type that older systems lack.
  public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> some Scene & Sendable {
    TupleScene(scenes: [scene])
  }
}

/// Several scenes.
package struct TupleScene: @unchecked Sendable {
  package let scenes: [any Scene]
}

extension TupleScene: Scene {
  package var body: Never { primitiveScene() }
}

extension Group: Scene where Content: Scene {
  /// Groups scenes.
  public nonisolated init(@SceneBuilder content: () -> Content) {
    self.init(holding: content())
  }

  /// Traps: a primitive scene has no body.
  public var body: Never { primitiveScene() }
}
