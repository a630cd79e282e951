import SwiftUI

/// The style in which what has none of its own is drawn.
indirect enum Foreground {
  /// That of the system.
  case standard
  /// Styles of an author, the first of which is the primary one.
  case styles([any ShapeStyle])
  /// A rank of another foreground, counted from 0.
  case level(Foreground, Int)

  /// The foreground inside of views that get styles.
  func replaced(by styles: [any ShapeStyle]) -> Foreground {
    guard styles.count == 1 else { return .styles(styles) }
    let style = (styles[0] as? AnyShapeStyle)?.base ?? styles[0]
    if style is ForegroundStyle { return self }
    return (style as? HierarchicalShapeStyle).map { level($0.level) } ?? .styles([style])
  }

  /// A rank of the foreground, counted from 0.
  func level(_ level: Int) -> Foreground {
    if level == 0 { return self }
    if case .styles(let styles) = self, styles.count > 1 {
      return .styles([styles[min(level, styles.count - 1)]])
    }
    return .level(self, level)
  }

  /// Whether no author has set it.
  var isStandard: Bool {
    if case .standard = self { true } else { false }
  }
}
