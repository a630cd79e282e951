/// A value together with a modifier that is applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The value that the modifier changes.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a value.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Traps: the runtime applies the modifier instead.
  public var body: Never { primitiveBody() }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The modifier itself is primitive: its two parts are applied one after the other.
  public typealias Body = Never
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
