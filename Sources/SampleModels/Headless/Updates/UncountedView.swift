import SwiftUI

/// A view of the runtime's own, which a test does not want to see counted under its name.
@MainActor protocol UncountedView: View {
  /// The author's type that it represents, if there is one.
  var countedType: (any Any.Type)? { get }
}

extension UncountedView {
  var countedType: (any Any.Type)? { nil }
}
