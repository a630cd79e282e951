import Foundation

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// A button of one's own.
    case custom = 0
    /// The system's button.
    case system = 1
    /// Details are shown.
    case detailDisclosure = 2
    /// A light button for information.
    case infoLight = 3
    /// A dark button for information.
    case infoDark = 4
    /// A contact is added.
    case contactAdd = 5
    /// Something is closed.
    case close = 7
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// What is done most.
    case primary
    /// It leaves everything as it is.
    case cancel
    /// It deletes something.
    case destructive
  }

  /// What brings the looks of a button up to date.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]

  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The label of the second line.
  open private(set) lazy var subtitleLabel: UILabel? = UILabel()
  /// The kind.
  open private(set) var buttonType = ButtonType.custom
  /// How the button looks, and what it says.
  open var configuration: Configuration?
  /// What brings the looks up to date.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// Whether the looks follow the conditions.
  open var automaticallyUpdatesConfiguration = true
  /// What the button is for.
  open var role = Role.normal
  /// The menu.
  open var menu: UIMenu?
  /// Whether a tap selects the button or an entry of its menu.
  open var changesSelectionAsPrimaryAction = false
  /// The distances of the content from the sides, in buttons without configuration.
  @available(*, deprecated, message: "since iOS 15.0; use UIButton.Configuration.contentInsets")
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distances of the title from its place, in buttons without configuration.
  @available(
    *,
    deprecated,
    message: "since iOS 15.0; use UIButton.Configuration.titlePadding, imagePadding, contentInsets"
  )
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distances of the image from its place, in buttons without configuration.
  @available(
    *,
    deprecated,
    message: "since iOS 15.0; use UIButton.Configuration.imagePadding, imagePlacement"
  )
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// Makes a button of its looks, with an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    guard let primaryAction else { return }
    if self.configuration?.title == nil, !primaryAction.title.isEmpty {
      self.configuration?.title = primaryAction.title
    }
    if self.configuration?.image == nil { self.configuration?.image = primaryAction.image }
  }

  /// Makes a button of the system for an action.
  public class func systemButton(primaryAction: UIAction) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  /// Asks for the looks to be brought up to date, which happens at once here.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Brings the looks up to date.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Sets the title for a condition.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
  }

  /// The title for a condition.
  open func title(for state: State) -> String? { titles[state.rawValue] }

  /// Sets the title with attributes for a condition.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
  }

  /// The title with attributes for a condition.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue]
  }

  /// Sets the colour of the title for a condition.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  /// The colour of the title for a condition.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }

  /// Sets the colour of the title's shadow for a condition.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the image for a condition.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    imageView?.image = currentImage
  }

  /// The image for a condition.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }

  /// Sets the image of the ground for a condition.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
  }

  /// The image of the ground for a condition.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

  /// Sets the looks of symbols for a condition.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {}

  /// The title for the present conditions.
  open var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// The image for the present conditions.
  open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }

  /// The colour of the title for the present conditions.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? titleColor(for: .normal) ?? .white
  }
}
