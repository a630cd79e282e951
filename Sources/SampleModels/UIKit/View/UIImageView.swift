import Foundation

/// A view of an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// How the image fills the view.
  open var contentMode = ContentMode.scaleToFill

  /// Shows an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

extension UIView {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as it fits.
    case scaleAspectFit
    /// As large as needed to fill.
    case scaleAspectFill
    /// In the middle.
    case center
  }
}
