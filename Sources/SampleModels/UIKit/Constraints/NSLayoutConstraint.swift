import Foundation

/// A relation of two distances, which is only kept here, not solved.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// How two distances compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A distance of a view.
  public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2
    /// The upper side.
    case top = 3
    /// The lower side.
    case bottom = 4
    /// Where lines begin.
    case leading = 5
    /// Where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line under the last text.
    case lastBaseline = 11
    /// The line under the first text.
    case firstBaseline = 12
    /// None.
    case notAnAttribute = 0
  }

  /// An axis.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the text of constraints is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit a way.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The first object.
  open private(set) weak var firstItem: AnyObject?
  /// The distance of the first object.
  public let firstAttribute: Attribute
  /// How the two compare.
  public let relation: Relation
  /// The second object.
  open private(set) weak var secondItem: AnyObject?
  /// The distance of the second object.
  public let secondAttribute: Attribute
  /// What the second distance is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second distance.
  open var constant: CGFloat
  /// How much it matters.
  open var priority = UILayoutPriority.required
  /// A name.
  open var identifier: String?

  private weak var holder: UIView?

  /// Makes a relation of two distances.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether the relation holds; the nearest view around both objects then keeps it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Lets relations hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets relations hold no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, let first = Self.view(of: firstItem) else { return }
    var around: UIView? = first
    if let second = Self.view(of: secondItem) {
      while let view = around, !second.isDescendant(of: view) { around = view.superview }
    }
    holder = around ?? first
    holder?.constraints.append(self)
  }

  private func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder = nil
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
