/// A reusable change that makes one view out of another.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// Makes the changed view from the view it is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  /// Traps: a primitive modifier is understood by the runtime alone.
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

extension ViewModifier {
  /// Makes one modifier that applies this one and then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
