/// A transition that blurs and replaces.
public struct BlurReplaceTransition: Transition {
  /// How large the view gets.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// Down to less.
    public static let downUp = Configuration(name: "downUp")
    /// Up to more.
    public static let upUp = Configuration(name: "upUp")
  }

  /// How large the view gets.
  public var configuration: Configuration

  /// Creates the transition.
  public nonisolated init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Changes the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// It blurs and replaces.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// It blurs and replaces in a way.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }
}
