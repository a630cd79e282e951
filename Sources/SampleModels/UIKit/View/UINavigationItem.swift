import Foundation

/// What a navigation bar shows for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?

  /// Makes an item without a title.
  public override nonisolated init() {
    super.init()
  }
}
