import Foundation

/// Something at a side of a row; nothing is drawn here, so that its looks and actions have no effect.
public struct UICellAccessory {
  /// What something is.
  public enum AccessoryType: Hashable, Sendable {
    /// The sign of a row that leads further.
    case disclosureIndicator
    /// The sign of a row that can be opened.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// The sign that takes a row away.
    case delete
    /// The sign that adds a row.
    case insert
    /// The handle that moves a row.
    case reorder
    /// The sign of chosen rows.
    case multiselect
    /// A text.
    case label
  }

  /// When something is seen.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list isn't edited.
    case whenNotEditing
  }

  /// How wide something is.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// As wide as others of its kind.
    case standard
    /// Of a width.
    case custom(CGFloat)
  }

  /// How something looks.
  public struct Options {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The room for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?

    /// Makes looks.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the sign of rows that can be opened looks.
  public struct OutlineDisclosureOptions {
    /// Where a tap opens the row.
    public enum Style: Int, Sendable {
      /// Where the list thinks best.
      case automatic
      /// Anywhere on the row.
      case header
      /// On the sign.
      case cell
    }

    /// Where a tap opens the row.
    public var style: Style
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The room for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour.
    public var tintColor: UIColor?

    /// Makes looks.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How the sign of rows that lead further looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How a checkmark looks.
  public typealias CheckmarkOptions = Options
  /// How the sign that takes a row away looks.
  public typealias DeleteOptions = Options
  /// How the sign that adds a row looks.
  public typealias InsertOptions = Options
  /// How the handle that moves a row looks.
  public typealias ReorderOptions = Options
  /// How the sign of chosen rows looks.
  public typealias MultiselectOptions = Options
  /// How a text at the side looks.
  public typealias LabelOptions = Options

  /// What it is.
  public let accessoryType: AccessoryType

  /// The sign of a row that leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(accessoryType: .disclosureIndicator) }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(accessoryType: .checkmark) }

  /// The sign that takes a row away.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(accessoryType: .delete) }

  /// The sign that adds a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(accessoryType: .insert) }

  /// The handle that moves a row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(accessoryType: .reorder) }

  /// The sign of chosen rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(accessoryType: .multiselect) }

  /// The sign of a row that can be opened.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(accessoryType: .outlineDisclosure) }

  /// A text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(accessoryType: .label) }
}
