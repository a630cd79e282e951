/// How the bars of windows look.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// The style that fits the platform.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// Title and items in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  package let showsTitle: Bool

  /// Creates the style.
  public nonisolated init(showsTitle: Bool = true) {
    self.showsTitle = showsTitle
  }
}

/// Title and items in one small row.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  package let showsTitle: Bool

  /// Creates the style.
  public nonisolated init(showsTitle: Bool = true) {
    self.showsTitle = showsTitle
  }
}

/// Title and items in two rows.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The style that fits the platform.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Title and items in one row.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Title and items in one row, with the title shown or not.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Title and items in one small row.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// Title and items in one small row, with the title shown or not.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Title and items in two rows.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
