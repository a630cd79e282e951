import SwiftUI

/// The place of a view that may be missing.
///
/// An optional itself never gets into the tree: Swift's dynamic casts look through it, and what is
/// asked of the view inside would be asked twice.
struct OptionalPlace<Content: View>: View, PrimitiveView {
  /// The view, if it is there.
  let content: Content?

  func content(in node: ViewNode) -> NodeContent { .parts(content) }
}

/// An optional view, whatever it wraps.
@MainActor protocol OptionalViewValue {
  /// The place that stands for it in the tree.
  var place: any View { get }
}

extension Optional: OptionalViewValue where Wrapped: View {
  var place: any View { OptionalPlace(content: self) }
}
