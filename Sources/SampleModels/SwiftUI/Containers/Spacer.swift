/// A view that takes all the room it can get along its stack.
public struct Spacer: Sendable {
  /// The least room it takes.
  public var minLength: CGFloat?

  /// Makes a space of at least a length.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
