/// A view that can scroll the views inside to a place.
public struct ScrollViewReader<Content> where Content: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content that can be scrolled.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

/// The means to scroll to a view.
public struct ScrollViewProxy: Sendable {
  /// Who scrolls, if the views are mounted.
  private let scroller: (any Scroller)?

  package init(_ scroller: (any Scroller)? = nil) {
    self.scroller = scroller
  }

  /// Scrolls to the view of an identity.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroller?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// Scrolls the views inside of a reader.
package protocol Scroller: AnyObject, Sendable {
  /// Scrolls to the view of an identity.
  func scroll(to id: AnyHashable, anchor: UnitPoint?)
}
