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

  /// Passes the only place on unchanged.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }
}
