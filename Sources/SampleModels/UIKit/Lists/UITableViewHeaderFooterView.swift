import Foundation

/// A view above or below a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The name of the kind.
  public let reuseIdentifier: String?
  /// The view of the content.
  public private(set) lazy var contentView = UIView()
  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The view behind the content.
  open var backgroundView: UIView?

  /// Makes a view of a kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Reads a view from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}
}
