import SwiftUI

extension MountedView {
  /// Types into the field for searching, in place of what is there.
  public func search(_ text: String, line: Int = #line) throws {
    try current.act(line) {
      let search = try searchField().search
      search?.isActive.wrappedValue = true
      search?.field?.text.wrappedValue = ""
      current.update()
      for character in text {
        search?.field?.text.wrappedValue.append(character)
        current.update()
      }
    }
  }

  /// Presses the return key in the field for searching.
  public func submitSearch(line: Int = #line) throws {
    try current.act(line) {
      let field = try searchField()
      field.search?.isActive.wrappedValue = true
      current.update()
      field.submitActions(for: .search).forEach { $0() }
      current.update()
    }
  }

  /// Ends the search by the button beside the field, which empties it.
  public func cancelSearch(line: Int = #line) throws {
    try current.act(line) {
      try searchField().search?.end()
      current.update()
    }
  }

  private func searchField() throws -> ViewElement {
    try check()
    guard let field = elements.first(where: { $0.search != nil }) else {
      throw InteractionError.absent("field for searching", instead: elements.map(\.description))
    }
    try field.checkEnabled()
    return field
  }
}
