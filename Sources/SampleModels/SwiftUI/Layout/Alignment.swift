/// A place in a rectangle, by a horizontal and a vertical guide.
public struct Alignment: Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The middle of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The start of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The end of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
}
