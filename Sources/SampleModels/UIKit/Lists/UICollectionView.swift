import Foundation

/// A view of items that a layout places; they aren't placed here.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// The kind of what is before a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of what is behind a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit a place.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout
  /// The object that says what the items are.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The view behind all items.
  open var backgroundView: UIView?
  /// Whether an item can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  private var selection: [IndexPath] = []

  /// Makes a view of a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Reads a view from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The object that is told what happens.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Registers a class for the cells of a name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Registers a class for the views of a kind and a name.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// Registers a file for the cells of a name; the cells are plain ones here.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Registers a file for the views of a kind and a name, which are plain ones here.
  @_disfavoredOverload
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// A plain cell: an initializer that isn't required can't be called for a class here.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// A plain view beside the items.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item, made for each call.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  /// The item of a cell, which isn't known here.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }

  /// The cells that are seen: none here.
  open var visibleCells: [UICollectionViewCell] { [] }

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection { selection = [] }
    if let indexPath, !selection.contains(indexPath) { selection.append(indexPath) }
  }

  /// Selects an item no longer.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
  }

  /// Asks for all items again.
  open func reloadData() { selection = [] }

  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) {}

  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) {}

  /// Shows new items.
  open func insertItems(at indexPaths: [IndexPath]) {}

  /// Shows items no longer.
  open func deleteItems(at indexPaths: [IndexPath]) {}

  /// Makes several changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {}

  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    layout.collectionView = self
  }
}
