import Foundation

extension UIImage {
  /// Whether an image is drawn in one colour.
  public enum RenderingMode: Int, Sendable {
    /// As the place likes.
    case automatic
    /// No.
    case alwaysOriginal
    /// Yes.
    case alwaysTemplate
  }

  /// The image with another way of drawing.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The image in a colour with another way of drawing.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The image with other looks.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The symbol with other looks.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }

  /// Draws the image in a rectangle, which can't be done here.
  public func draw(in rect: CGRect) {}

  /// Draws the image at a point, which can't be done here.
  public func draw(at point: CGPoint) {}
}
