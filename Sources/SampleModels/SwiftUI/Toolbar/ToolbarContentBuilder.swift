/// An attribute that makes items of bars out of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Passes an item on unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes the only item on unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Puts items beside each other.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent {
    var items: [any ToolbarContent] = []
    for item in repeat each content {
      items.append(item)
    }
    return TupleToolbarContent(items: items)
  }

  /// Makes an optional item of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// Makes the item of an `if` whose condition holds.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.trueContent(first))
  }

  /// Makes the item of an `else`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.falseContent(second))
  }

  /// Hides a type that older systems lack.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent {
    TupleToolbarContent(items: [content])
  }
}

/// Several items of bars.
public struct TupleToolbarContent {
  package let items: [any ToolbarContent]

  package nonisolated init(items: [any ToolbarContent]) {
    self.items = items
  }
}

extension TupleToolbarContent: ToolbarContent {
  /// Traps: primitive content has no body.
  public var body: Never { primitiveContent() }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Traps: the runtime looks into the optional instead.
  public var body: Never { primitiveContent() }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Traps: primitive content has no body.
  public var body: Never { primitiveContent() }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups items of bars.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(holding: content())
  }

  /// Traps: primitive content has no body.
  public var body: Never { primitiveContent() }
}

extension ForEach: ToolbarContent where Content: ToolbarContent {
  /// Traps: primitive content has no body.
  public var body: Never { primitiveContent() }
}
