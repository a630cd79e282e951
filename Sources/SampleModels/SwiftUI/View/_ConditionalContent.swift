/// One of two kinds of content, as `if`, `else` and `switch` make it in a builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  /// The branch that was taken.
  package enum Storage {
    /// The condition held.
    case trueContent(TrueContent)
    /// The condition did not hold.
    case falseContent(FalseContent)
  }

  /// The content with the branch it came from, which is part of its identity.
  package let storage: Storage

  package nonisolated init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
