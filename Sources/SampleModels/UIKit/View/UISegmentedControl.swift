import Foundation

/// A control for one of few choices.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The index of no choice.
  public nonisolated static var noSegment: Int { -1 }

  private var items: [Any] = []
  private var disabled: Set<Int> = []

  /// The index of the choice.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the choice.
  open var selectedSegmentTintColor: UIColor?
  /// Whether a choice is forgotten at once.
  open var isMomentary = false
  /// Whether widths follow the content.
  open var apportionsSegmentWidthsByContent = false

  /// Makes a control in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    self.items = items ?? []
  }

  /// Reads a control from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The number of choices.
  open var numberOfSegments: Int { items.count }

  /// Adds a choice with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    items.insert(title ?? "", at: max(0, min(segment, items.count)))
  }

  /// Adds a choice with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    items.insert(image ?? UIImage(), at: max(0, min(segment, items.count)))
  }

  /// Adds a choice of an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
  }

  /// Takes a choice away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard items.indices.contains(segment) else { return }
    items.remove(at: segment)
  }

  /// Takes all choices away.
  open func removeAllSegments() {
    items = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Changes the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard items.indices.contains(segment) else { return }
    items[segment] = title ?? ""
  }

  /// The title of a choice.
  open func titleForSegment(at segment: Int) -> String? {
    items.indices.contains(segment) ? items[segment] as? String : nil
  }

  /// Changes the image of a choice.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard items.indices.contains(segment) else { return }
    items[segment] = image ?? UIImage()
  }

  /// The image of a choice.
  open func imageForSegment(at segment: Int) -> UIImage? {
    items.indices.contains(segment) ? items[segment] as? UIImage : nil
  }

  /// Changes the width of a choice.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// Changes whether a choice can be made.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }

  /// Whether a choice can be made.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// Changes the looks of titles for a condition.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {}
}
