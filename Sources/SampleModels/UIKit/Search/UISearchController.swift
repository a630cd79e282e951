import Foundation

/// A controller of a search.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The field.
  public private(set) lazy var searchBar = UISearchBar()
  /// The controller of what was found.
  open private(set) var searchResultsController: UIViewController?
  /// The object that searches.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told what happens.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the user searches.
  open var isActive = false
  /// Whether the content is under a shade meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel comes and goes by itself.
  open var automaticallyShowsCancelButton = true

  /// Makes a search with a controller of what was found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads a search from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// An object that searches.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is told what happens to a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search will begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
