import SwiftUI

/// A view that a closure makes of a value, evaluated on its own like a body.
///
/// What the closure reads is what this view depends on, not the container around it.
struct Deferred<Value, Content: View>: View, UncountedView {
  /// What the view is made of.
  let value: Value
  /// Makes the view.
  let make: (Value) -> Content

  var body: Content { make(value) }
}

extension AsyncImage: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .holding(Deferred(value: AsyncImagePhase.empty, make: content))
  }
}

extension PresentedWindowContent: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    .holding(Deferred(value: .constant(nil), make: content))
  }
}
