/// Places that those who hear a screen can go to.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// An attribute that makes places of the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Passes a place on unchanged.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Puts several places together.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent { NoRotorContent() }

  /// Makes the places of an `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent { NoRotorContent() }
}

/// Places that nobody looks at here.
struct NoRotorContent: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes a place for each element, told apart by the elements' identities.
  public nonisolated init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identify: { $0.id }, making: content)
  }

  /// Makes a place for each element, told apart by a property of the elements.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, making: content)
  }
}
