/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// Changes the view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content,
    phase: TransitionPhase
  ) -> Body

  /// What is known of the transition.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }

  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// A transition that moves by default.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition together with another one.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

extension CombinedTransition: Transition {
  package func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  /// Makes properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The view that something is applied to.
public struct PlaceholderContentView<Value> {
  package var content: (any View)?

  package nonisolated init(content: (any View)? = nil) {
    self.content = content
  }
}

extension PlaceholderContentView: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
