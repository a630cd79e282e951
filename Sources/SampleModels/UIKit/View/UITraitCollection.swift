import Foundation

/// The conditions under which a view is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The room from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}
