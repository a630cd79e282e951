import Foundation

/// A view of rows.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The height that the content asks for.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The looks.
  public let style: Style
  /// The object that says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The height of rows.
  open var rowHeight = UITableView.automaticDimension
  /// The supposed height of rows.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of what is above sections.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of what is below sections.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The supposed height of what is above sections.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The distance above what is above sections.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of lines.
  open var separatorColor: UIColor?
  /// The distances of lines from the sides.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The view above all rows.
  open var tableHeaderView: UIView?
  /// The view below all rows.
  open var tableFooterView: UIView?
  /// The view behind all rows.
  open var backgroundView: UIView?
  /// Whether a row can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether a row can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are edited.
  open var isEditing = false

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var selection: [IndexPath] = []

  /// Makes a view of some looks.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a view of plain looks.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Reads a view from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The object that is told what happens.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Registers a class for the cells of a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers a class for the views of a name above and below sections.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Registers a file for the cells of a name; the cells are plain ones here.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = nib.map { _ in UITableViewCell.self }
  }

  /// Registers a file for the views of a name above and below sections, which are plain ones here.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewClasses[identifier] = nib.map { _ in UITableViewHeaderFooterView.self }
  }

  /// A cell of a name, if a class is registered.
  ///
  /// It is a plain cell: an initializer that isn't required can't be called for a class here.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier].map { _ in
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// A cell of a name, a plain one if no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A view of a name for above or below a section.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    viewClasses[identifier].map { _ in UITableViewHeaderFooterView(reuseIdentifier: identifier) }
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row, made for each call.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return nil }
    return dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// The row of a cell, which isn't known here.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

  /// The row at a point, which isn't known here.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

  /// The cells that are seen: none here.
  open var visibleCells: [UITableViewCell] { [] }

  /// The rows that are seen.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }

  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection { selection = [] }
    if let indexPath, !selection.contains(indexPath) { selection.append(indexPath) }
  }

  /// Selects a row no longer.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
  }

  /// Asks for all rows again.
  open func reloadData() { selection = [] }

  /// Asks for rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Asks for rows again without changing cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {}

  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Shows new rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Shows rows no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Shows a row in another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

  /// Shows new sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Shows sections no longer.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Begins several changes.
  open func beginUpdates() {}

  /// Ends several changes.
  open func endUpdates() {}

  /// Makes several changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {}

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
