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

/// A place that those who hear a screen can go to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  package let label: Text?
  package let id: ID

  /// Names the view of an identity.
  public nonisolated init<L: StringProtocol>(_ label: L, id: ID) {
    self.label = Text(label)
    self.id = id
  }

  /// Names the view of an identity.
  public nonisolated init(_ label: Text, id: ID) {
    self.label = label
    self.id = id
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
