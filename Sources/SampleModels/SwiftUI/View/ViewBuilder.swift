/// An attribute that makes a view out of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Passes a view of a statement on unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Explains that a statement is no view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View {
    EmptyView()
  }

  /// Makes an empty view of an empty block.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Passes the only view of a block on unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes one view of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    for child in repeat each content {
      children.append(child)
    }
    return TupleView((repeat each content), children: children)
  }

  /// Makes an optional view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Makes the view of an `if` whose condition holds.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.trueContent(first))
  }

  /// Makes the view of an `else`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.falseContent(second))
  }

  /// Hides a type that older systems lack behind `AnyView`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
