import Foundation

extension UIButton {
  /// How a button looks, and what it says.
  public struct Configuration: Hashable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the ground says.
      case fixed
      /// As the ground says, by the size of text.
      case dynamic
      /// Little.
      case small
      /// Middle.
      case medium
      /// Much.
      case large
      /// Half circles.
      case capsule
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// Middle.
      case medium
      /// Small.
      case small
      /// Smallest.
      case mini
      /// Large.
      case large
    }

    /// How the two lines are lined up.
    public enum TitleAlignment: Int, Sendable {
      /// As the system likes.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// The looks of the ground.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?
    /// How a symbol looks.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning wheel is shown in the place of the image.
    public var showsActivityIndicator = false
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The second line with attributes.
    public var attributedSubtitle: AttributedString?
    /// The distances of the content from the sides.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The side of the image.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the image from the title.
    public var imagePadding: CGFloat = 0
    /// The distance of the two lines.
    public var titlePadding: CGFloat = 0
    /// How the two lines are lined up.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks otherwise.
    public var automaticallyUpdateForSelection = true

    private let style: String

    private init(_ style: String) {
      self.style = style
    }

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The second line.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// Text alone.
    public static func plain() -> Configuration { Configuration("plain") }

    /// A light ground of the tint.
    public static func tinted() -> Configuration { Configuration("tinted") }

    /// A grey ground.
    public static func gray() -> Configuration { Configuration("gray") }

    /// A ground of the tint.
    public static func filled() -> Configuration { Configuration("filled") }

    /// The old looks without a border.
    public static func borderless() -> Configuration { Configuration("borderless") }

    /// The old looks with a border.
    public static func bordered() -> Configuration { Configuration("bordered") }

    /// The old looks with a border in the tint.
    public static func borderedTinted() -> Configuration { Configuration("borderedTinted") }

    /// The old looks of the main button.
    public static func borderedProminent() -> Configuration { Configuration("borderedProminent") }

    /// Clear glass.
    public static func clearGlass() -> Configuration { Configuration("clearGlass") }

    /// Glass.
    public static func glass() -> Configuration { Configuration("glass") }

    /// Glass in the tint.
    public static func prominentGlass() -> Configuration { Configuration("prominentGlass") }

    /// The looks for the conditions of a button.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }
  }
}
