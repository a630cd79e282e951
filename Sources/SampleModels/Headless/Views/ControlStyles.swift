import SwiftUI

/// The styles that hold in a subtree.
struct ControlStyles {
  private var styles: [StyleKind: Any] = [:]

  /// The style of a kind.
  subscript(kind: StyleKind) -> Any? {
    get { styles[kind] }
    set { styles[kind] = newValue }
  }
}

extension ControlStyles: ComparableInput {
  func isSameInput(as other: ControlStyles) -> Bool {
    styles.count == other.styles.count
      && styles.allSatisfy { kind, style in
        other.styles[kind].map { InputComparison.areEqual(dynamic: style, $0) } ?? false
      }
  }
}
