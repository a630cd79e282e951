import SwiftUI

/// What a user sees or can do in a place of the tree.
enum Role {
  /// Words that can be read.
  case text(String)
  /// A picture, by its name if it has one.
  case image(String?)
  /// Something that can be used.
  case control(Control)
  /// Rows that can be deleted or moved.
  case rows(Rows)
  /// Something that is shown above the rest.
  case presentation(Presentation)
  /// A field for searching.
  case search(Search)
}
