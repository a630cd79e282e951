import Foundation

/// A view beside items of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String

  /// Makes a view of a kind.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A view at a side of a section or a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side.
  public let alignment: NSRectAlignment
  /// Whether it stays in sight while its section is scrolled.
  open var pinToVisibleBounds = false
  /// Whether it makes its section larger.
  open var extendsBoundary = true

  /// Makes a view at a side.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// A side or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The top.
  case top
  /// The corner at the top and the leading side.
  case topLeading
  /// The leading side.
  case leading
  /// The corner at the bottom and the leading side.
  case bottomLeading
  /// The bottom.
  case bottom
  /// The corner at the bottom and the trailing side.
  case bottomTrailing
  /// The trailing side.
  case trailing
  /// The corner at the top and the trailing side.
  case topTrailing
}
