import Foundation

/// An item of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The distances from the sides.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items in a row.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  open private(set) var subitems: [NSCollectionLayoutItem] = []
  /// The distance of items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private convenience init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) {
    self.init(layoutSize: size)
    subitems = items
  }

  /// Items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems)
  }

  /// One item several times, side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }

  /// One item several times, side by side, in older systems.
  @available(
    *,
    deprecated,
    message: "since iOS 16.0; use horizontal(layoutSize:repeatingSubitem:count:)"
  )
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }

  /// Items one below the other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems)
  }

  /// One item several times, one below the other, in older systems.
  @available(
    *,
    deprecated,
    message: "since iOS 16.0; use vertical(layoutSize:repeatingSubitem:count:)"
  )
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }

  /// One item several times, one below the other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }
}

/// A section of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  /// The distances from the sides.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance of groups.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What is at the sides of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    super.init()
  }
}

/// How a section scrolls across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// Anywhere.
  case continuous
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary
  /// By pages.
  case paging
  /// By groups.
  case groupPaging
  /// By groups in the middle.
  case groupPagingCentered
}

/// A layout of sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// How all sections are laid out.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration

  /// Makes a layout of one kind of section.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout of any kinds of sections.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment)
      -> NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.configuration = configuration
    super.init()
  }
}

/// What is known when a section is made.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The conditions.
  var traitCollection: UITraitCollection { get }
}
