/// The foreground of the current context.
public struct ForegroundStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

/// The background of the current context.
public struct BackgroundStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

/// The tint of the current context.
public struct TintShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

/// The fill of small shapes.
public struct FillShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never
}

/// The line between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

/// The ground of a selected row.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

/// The text of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

/// The text of a link.
public struct LinkShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the current context.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the current context.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of small shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The line between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of a selected row.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The text of an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The text of a link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
