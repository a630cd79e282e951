import Foundation

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { value(default: true) }
    set { set(newValue) }
  }

  /// Light or dark appearance.
  public var colorScheme: ColorScheme {
    get { value(default: .light) }
    set { set(newValue) }
  }

  /// How much foreground and background differ.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { value(default: .standard) }
    set { set(newValue) }
  }

  /// The font of text.
  public var font: Font? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// The language and region.
  public var locale: Locale {
    get { value(default: .current) }
    set { set(newValue) }
  }

  /// The calendar.
  public var calendar: Calendar {
    get { value(default: .current) }
    set { set(newValue) }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { value(default: .current) }
    set { set(newValue) }
  }

  /// The direction of text.
  public var layoutDirection: LayoutDirection {
    get { value(default: .leftToRight) }
    set { set(newValue) }
  }

  /// The room from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { value(default: .compact) }
    set { set(newValue as Any) }
  }

  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { value(default: .regular) }
    set { set(newValue as Any) }
  }

  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { value(default: .large) }
    set { set(newValue) }
  }

  /// The text size by its older name.
  @available(*, deprecated, renamed: "dynamicTypeSize")
  public var sizeCategory: ContentSizeCategory {
    get { value(default: .large) }
    set { set(newValue) }
  }

  /// Whether text is bold for better reading.
  public var legibilityWeight: LegibilityWeight? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// The number of dots in a point.
  public var displayScale: CGFloat {
    get { value(default: 3) }
    set { set(newValue) }
  }

  /// The length of a dot in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How far the scene is in the foreground.
  public var scenePhase: ScenePhase {
    get { value(default: .active) }
    set { set(newValue) }
  }

  /// Why content is replaced.
  public var redactionReasons: RedactionReasons {
    get { value(default: []) }
    set { set(newValue) }
  }

  /// Whether a list is being edited.
  public var editMode: Binding<EditMode>? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// The shown state of the view, by its older name.
  @available(*, deprecated, message: "use dismiss and isPresented")
  public var presentationMode: Binding<PresentationMode> {
    value(default: .constant(PresentationMode(isPresented: false)))
  }

  /// Whether the view is shown above another one.
  public var isPresented: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }

  /// Whether the pointer is over the view.
  public var isHoverEffectEnabled: Bool {
    get { value(default: true) }
    set { set(newValue) }
  }

  /// Whether the view has the focus.
  public var isFocused: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }

  /// Whether a search is going on.
  public var isSearching: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }

  /// Whether the brightness of the screen is lowered.
  public var isLuminanceReduced: Bool {
    get { value(default: false) }
    set { set(newValue) }
  }

  /// Whether content can be scrolled.
  public var isScrollEnabled: Bool {
    get { value(default: true) }
    set { set(newValue) }
  }

  /// The manager of undo and redo.
  public var undoManager: UndoManager? { value(default: nil) }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { value(default: .regular) }
    set { set(newValue) }
  }

  /// The tint of buttons' borders.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { value(default: .automatic) }
    set { set(newValue) }
  }

  /// Whether a window is in front.
  public var controlActiveState: ControlActiveState {
    get { value(default: .key) }
    set { set(newValue) }
  }

  /// Whether the window is in front.
  public var appearsActive: Bool {
    get { value(default: true) }
    set { set(newValue) }
  }

  /// The style of backgrounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }
}
