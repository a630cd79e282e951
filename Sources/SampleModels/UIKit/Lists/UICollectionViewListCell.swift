import Foundation

/// A row of a collection that is laid out as a list.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the sides of the content.
  open var accessories: [UICellAccessory] = []
  /// How far the row is indented, in steps.
  open var indentationLevel = 0
  /// The width of a step.
  open var indentationWidth: CGFloat = 10
  /// Whether what is at the leading side is indented too.
  open var indentsAccessories = true
  /// The place of the line below the row.
  public private(set) lazy var separatorLayoutGuide = UILayoutGuide()

  /// The content that a row has unless it is changed.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
