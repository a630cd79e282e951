import Foundation

/// A view of a collection.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The name of the kind.
  open var reuseIdentifier: String? { nil }

  /// Called before the view is used again.
  open func prepareForReuse() {}
}

/// An item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the content.
  public private(set) lazy var contentView = makeContentView()
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is held down.
  open var isHighlighted = false
  /// What is in the cell, and how it looks.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// How the ground looks.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    insertSubview(view, at: 0)
    return view
  }
}
