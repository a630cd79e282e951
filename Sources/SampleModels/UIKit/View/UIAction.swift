import Foundation

/// Something to do, with a title and an image.
@MainActor @preconcurrency
open class UIAction {
  /// What is done.
  public let handler: (UIAction) -> Void
  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?

  /// Makes an action.
  public init(
    title: String = "",
    image: UIImage? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
