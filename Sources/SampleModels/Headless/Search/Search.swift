import SwiftUI

/// A field for searching, as long as its view is in the tree.
@MainActor final class Search {
  /// The field as it was evaluated last.
  var field: SearchModifier?

  /// The state of the focus that the field follows, if there is one.
  var focus: FocusState<Bool>.Binding?

  /// Adds a token to those that are searched for, if the field has tokens.
  var addToken: ((Any) -> Void)?

  private let kept: Binding<Bool>

  init(in node: ViewNode) {
    kept = Binding(location: StateLocation(false, name: "isSearching", owner: node))
  }

  /// Whether the user searches, as the author's binding or the field itself knows it.
  var isActive: Binding<Bool> {
    let focus = focus.map { focus in
      Binding {
        focus.wrappedValue
      } set: {
        focus.wrappedValue = $0
      }
    }
    return field?.isPresented ?? focus ?? kept
  }

  /// The words of the field.
  var entry: TextEntry {
    TextEntry(text: field?.text ?? .constant(""), trigger: .search)
  }

  /// What the field is called.
  var label: String { field?.prompt?.plainText ?? "Search" }

  /// The action of the environment, one and the same as long as the field lasts.
  private(set) lazy var dismiss = DismissSearchAction { [unowned self] in end() }

  /// Ends the search and empties the field.
  func end() {
    field?.text.wrappedValue = ""
    isActive.wrappedValue = false
  }
}
