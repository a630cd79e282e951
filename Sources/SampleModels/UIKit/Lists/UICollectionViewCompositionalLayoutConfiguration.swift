import Foundation

/// How all sections of a layout are laid out.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance of sections.
  open var interSectionSpacing: CGFloat = 0
  /// What is at the sides of the layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
