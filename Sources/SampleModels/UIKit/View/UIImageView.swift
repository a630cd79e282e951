import Foundation

/// A view of an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image while it is held down.
  open var highlightedImage: UIImage?
  /// Whether it is held down.
  open var isHighlighted = false
  /// The looks of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The images that follow each other.
  open var animationImages: [UIImage]?
  /// How long the images take.
  open var animationDuration: TimeInterval = 0
  /// How often the images follow each other; 0 is forever.
  open var animationRepeatCount = 0
  /// Whether the images follow each other.
  open private(set) var isAnimating = false

  /// Makes a view in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Shows an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Shows an image, and another one while it is held down.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// Reads a view from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Lets the images follow each other.
  open func startAnimating() { isAnimating = true }

  /// Lets the images no longer follow each other.
  open func stopAnimating() { isAnimating = false }
}
