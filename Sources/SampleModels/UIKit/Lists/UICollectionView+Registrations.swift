import Foundation

extension UICollectionView {
  /// A class of cells, and what fills one with an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// What fills a cell with an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    fileprivate let handler: Handler

    /// Registers what fills the cells of a class.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of views beside items, and what fills one.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// What fills a view of a kind.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Registers what fills the views of a class and a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// The cell of an item, filled; the author's own classes of cells can't be made here.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let plain = UICollectionViewListCell()
    guard let cell = plain as? Cell ?? UICollectionViewCell() as? Cell else {
      preconditionFailure("no cell of the class '\(Cell.self)' can be made without UIKit")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// The view beside some items, filled; the author's own classes of views can't be made here.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let plain = UICollectionViewListCell()
    guard let view = plain as? Supplementary ?? UICollectionReusableView() as? Supplementary else {
      preconditionFailure("no view of the class '\(Supplementary.self)' can be made without UIKit")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
