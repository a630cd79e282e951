import Foundation

/// How the ground of a button or a cell looks.
public struct UIBackgroundConfiguration: Hashable {
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The distances from the sides.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour.
  public var backgroundColor: UIColor?
  /// The colour of the line around.
  public var strokeColor: UIColor?
  /// The width of the line around.
  public var strokeWidth: CGFloat = 0
  /// The image.
  public var image: UIImage?

  private init() {}

  /// A ground that nothing is seen of.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The ground of a cell of a list.
  public static func listPlainCell() -> UIBackgroundConfiguration { clear() }

  /// The ground of a cell of a list with groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { clear() }

  /// The ground of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { clear() }
}
