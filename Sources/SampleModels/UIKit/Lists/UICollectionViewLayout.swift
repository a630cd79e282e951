import Foundation

/// What places the items of a collection; they aren't placed here.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override nonisolated init() {
    super.init()
  }

  /// Gets ready.
  open func prepare() {}

  /// Asks for a new layout.
  open func invalidateLayout() {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether another place asks for a new layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// A layout of lines.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that the content asks for.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// The distance of lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance of items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The supposed size of items.
  open var estimatedItemSize = CGSize(width: 0, height: 0)
  /// The axis of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of what is before sections.
  open var headerReferenceSize = CGSize(width: 0, height: 0)
  /// The size of what is behind sections.
  open var footerReferenceSize = CGSize(width: 0, height: 0)
  /// The margins of sections.
  open var sectionInset = UIEdgeInsets.zero
  /// Whether what is before a section stays in sight.
  open var sectionHeadersPinToVisibleBounds = false
}

extension UICollectionView {
  /// The axis of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical
    /// From side to side.
    case horizontal
  }
}
