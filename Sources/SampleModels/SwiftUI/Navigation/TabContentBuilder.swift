/// An attribute that makes tabs out of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view.
  public struct Content<C: TabContent> {
    package let content: C
  }

  /// Passes a tab on unchanged.
  public static func buildExpression<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue { content }

  /// Passes the only tab on unchanged.
  public static func buildBlock<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue { content }

  /// Puts the first tab in.
  public static func buildPartialBlock<T: TabContent>(first: T) -> T
  where T.TabValue == TabValue { first }

  /// Puts a tab after the others.
  public static func buildPartialBlock<A: TabContent, N: TabContent>(
    accumulated: A,
    next: N
  ) -> some TabContent<TabValue> where A.TabValue == TabValue, N.TabValue == TabValue {
    TabPair(first: accumulated, second: next)
  }

  /// Makes an optional tab of an `if` without `else`.
  public static func buildIf<T: TabContent>(_ tab: T?) -> T?
  where T.TabValue == TabValue { tab }

  /// Makes the tab of an `if` whose condition holds.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(.trueContent(first))
  }

  /// Makes the tab of an `else`.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(.falseContent(second))
  }

  /// Passes tabs that older systems lack on unchanged.
  public static func buildLimitedAvailability<T: TabContent>(_ tab: T) -> T
  where T.TabValue == TabValue { tab }
}

extension TabContentBuilder.Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

/// A tab and another one.
package struct TabPair<First: TabContent, Second: TabContent>
where First.TabValue == Second.TabValue {
  package let first: First
  package let second: Second
}

extension TabPair: TabContent {
  package typealias TabValue = First.TabValue

  package var body: Self { self }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Wrapped.TabValue

  /// The tabs themselves.
  public var body: Self { self }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent,
  FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the values that tell tabs apart.
  public typealias TabValue = TrueContent.TabValue

  /// The tabs themselves.
  public var body: Self { self }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Content.TabValue

  /// The tabs themselves.
  public var body: Self { self }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes tabs for the elements.
  public nonisolated init<T: Hashable>(
    _ data: Data,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(data: data, identify: { $0.id }, making: content)
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs for the elements, told apart by a property.
  public nonisolated init<T: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(data: data, identify: { $0[keyPath: id] }, making: content)
  }
}
