import Foundation

/// How a layout of rows looks.
public struct UICollectionLayoutListConfiguration {
  /// How a list looks as a whole.
  public enum Appearance: Int, Sendable {
    /// From side to side.
    case plain
    /// In groups.
    case grouped
    /// In groups with round corners.
    case insetGrouped
    /// As a sidebar.
    case sidebar
    /// As a sidebar without a ground.
    case sidebarPlain
  }

  /// What is before a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// What is behind a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view.
    case supplementary
  }

  /// What gives the actions at a side of a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How the list looks as a whole.
  public let appearance: Appearance
  /// Whether lines are between the rows.
  public var showsSeparators = true
  /// The colour of the ground.
  public var backgroundColor: UIColor?
  /// What gives the actions at the leading side.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What gives the actions at the trailing side.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What is before a section.
  public var headerMode = HeaderMode.none
  /// What is behind a section.
  public var footerMode = FooterMode.none
  /// The distance above what is before a section.
  public var headerTopPadding: CGFloat?

  /// Makes the looks of a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { list(using: configuration) }

  /// A section of rows, each as wide as the list.
  fileprivate static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let row = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
  }
}
