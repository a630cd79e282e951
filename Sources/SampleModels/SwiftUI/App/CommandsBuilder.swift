/// An attribute that makes commands out of the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Passes commands on unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Makes no commands of an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes the only commands on unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Puts commands beside each other.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    var parts: [any Commands] = []
    for part in repeat each content {
      parts.append(part)
    }
    return TupleCommands(parts: parts)
  }

  /// Makes optional commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// Makes the commands of an `if` whose condition holds.
  public static func buildEither<T: Commands, F: Commands>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent(.trueContent(first)) }

  /// Makes the commands of an `else`.
  public static func buildEither<T: Commands, F: Commands>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent(.falseContent(second)) }
}

/// Several commands.
package struct TupleCommands {
  package let parts: [any Commands]
}

extension TupleCommands: Commands {
  package var body: Never { primitiveCommands() }
}

extension Optional: Commands where Wrapped: Commands {
  /// Traps: primitive commands have no body.
  public var body: Never { primitiveCommands() }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  /// Traps: primitive commands have no body.
  public var body: Never { primitiveCommands() }
}

extension Group: Commands where Content: Commands {
  /// Groups commands.
  public nonisolated init(@CommandsBuilder content: () -> Content) {
    self.init(holding: content())
  }

  /// Traps: primitive commands have no body.
  public var body: Never { primitiveCommands() }
}
