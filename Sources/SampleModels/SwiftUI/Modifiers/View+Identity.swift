extension View {
  /// Ties the view's state to a value: with another value it is another view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }

  /// Marks the view as the choice of a value.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}

/// Gives a view an identity of its own.
package struct IdentityModifier {
  package let id: AnyHashable
}

extension IdentityModifier: ViewModifier {
  package typealias Body = Never
}

/// Marks a view as the choice of a value.
package struct TagModifier<V: Hashable> {
  package let tag: V

  /// Whether the view is also the choice of the value in an optional.
  package let includesOptional: Bool
}

extension TagModifier: ViewModifier {
  package typealias Body = Never
}
