extension EnvironmentValues {
  /// The most lines of text.
  public var lineLimit: Int? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// The distance of lines.
  public var lineSpacing: CGFloat {
    get { value(default: 0) }
    set { set(newValue) }
  }

  /// How lines are lined up.
  public var multilineTextAlignment: TextAlignment {
    get { value(default: .leading) }
    set { set(newValue) }
  }

  /// Where long text is cut.
  public var truncationMode: Text.TruncationMode {
    get { value(default: .tail) }
    set { set(newValue) }
  }

  /// How small letters may get.
  public var minimumScaleFactor: CGFloat {
    get { value(default: 1) }
    set { set(newValue) }
  }

  /// Whether letters may get narrower.
  public var allowsTightening: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }

  /// The case of letters.
  public var textCase: Text.Case? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// Whether spelling is corrected.
  public var autocorrectionDisabled: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }

  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { value(default: .none) }
    set { set(newValue) }
  }

  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// The size of images.
  public var imageScale: Image.Scale {
    get { value(default: .medium) }
    set { set(newValue) }
  }

  /// The ground of headers.
  public var headerProminence: Prominence {
    get { value(default: .standard) }
    set { set(newValue) }
  }

  /// The least height of rows.
  public var defaultMinListRowHeight: CGFloat {
    get { value(default: 44) }
    set { set(newValue) }
  }

  /// The least height of headers.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// The reasons to spell out letters.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }
}

/// Where the view above a bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// Above the bar.
  case expanded
}
