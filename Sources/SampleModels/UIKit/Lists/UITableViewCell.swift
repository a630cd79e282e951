import Foundation

/// A row of a view of rows.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What is in a cell.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default`
    /// A title and a value at the other side.
    case value1
    /// A name and a value.
    case value2
    /// A title and a second line.
    case subtitle
  }

  /// The line under a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One line.
    case singleLine
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system likes.
    case `default`
  }

  /// What is at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// An arrow and a button.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }

  /// How a cell is edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none
    /// It can be deleted.
    case delete
    /// Another one can be inserted.
    case insert
  }

  /// The name of the kind.
  public let reuseIdentifier: String?
  /// The view of the content.
  public private(set) lazy var contentView = UIView()
  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label of the second text.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : UILabel()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default
  /// What is at the end.
  open var accessoryType = AccessoryType.none
  /// The view at the end.
  open var accessoryView: UIView?
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is held down.
  open var isHighlighted = false
  /// Whether it is edited.
  open var isEditing = false
  /// The distances of the line from the sides.
  open var separatorInset = UIEdgeInsets.zero
  /// What is in the cell, and how it looks.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// How the ground looks.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  private let style: CellStyle

  /// Makes a cell of a kind.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Makes a cell without a kind.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Reads a cell from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Selects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Holds the cell down.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The usual content of a cell of the kind.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}
