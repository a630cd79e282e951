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

extension ViewNode {
  /// The style of a kind here, if the author wrote it: the framework's own ones change looks only.
  func ownStyle(_ kind: StyleKind) -> Any? {
    guard let style = environment.values.styles[kind],
      !String(reflecting: Swift.type(of: style)).hasPrefix("SwiftUI.")
    else { return nil }
    return style
  }
}
