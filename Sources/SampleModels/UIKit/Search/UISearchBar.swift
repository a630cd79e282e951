import Foundation

/// A field to search with.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How a field looks.
  public enum Style: UInt, Sendable {
    /// As the system likes.
    case `default`
    /// With a ground.
    case prominent
    /// Without a ground.
    case minimal
  }

  /// The field of the text.
  public private(set) lazy var searchTextField = UISearchTextField()
  /// The text of an empty field.
  open var placeholder: String?
  /// A line above.
  open var prompt: String?
  /// The object that is told what happens.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How the field looks.
  open var searchBarStyle = Style.default
  /// The colour of the ground.
  open var barTintColor: UIColor?
  /// Whether the button to cancel is seen.
  open var showsCancelButton = false
  /// The places to search in.
  open var scopeButtonTitles: [String]?
  /// The number of the place to search in.
  open var selectedScopeButtonIndex = 0
  /// Whether the places are seen.
  open var showsScopeBar = false
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.search

  /// The text.
  open var text: String? {
    get { searchTextField.text ?? "" }
    set { searchTextField.text = newValue }
  }

  /// Shows or hides the button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The field gets the events of the keyboard.
  open override var canBecomeFirstResponder: Bool { true }
}

/// The field of the text of a search.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}
