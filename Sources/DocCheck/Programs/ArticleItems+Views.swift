extension ArticleItems {
  /// Whether some snippet imports a framework of views or shows a view, so that names of such a framework mean
  /// what it has.
  var showsViews: Bool {
    snippets.contains { $0.source.holdsAny(of: Self.signs) }
  }

  private static let signs = [
    "import SwiftUI", "import UIKit", "some View", ": View", "some Scene", "@State", "@Binding",
    "#Preview", "UIViewController", "UIView", "VStack", "HStack", "NavigationStack", ".padding(",
  ]
}
