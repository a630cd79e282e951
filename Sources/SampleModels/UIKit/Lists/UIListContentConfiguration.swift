import Foundation

/// What is in a cell, and how it looks.
public protocol UIContentConfiguration {
  /// Makes the view of the content.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The content for the conditions of a cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of the content of a cell.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What is in the view, and how it looks.
  var configuration: any UIContentConfiguration { get set }
}

/// The conditions of a cell.
public protocol UIConfigurationState {}

/// A view of the content of a cell of a list.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  /// What is in the view, and how it looks.
  open var configuration: any UIContentConfiguration

  /// Makes a view of some content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Reads a view from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// The content of a cell of a list.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// The colour.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size.
    public var maximumSize: CGSize = .zero
    /// How a symbol looks.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Feeds the colour and the radius to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(Double(cornerRadius))
    }
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The most lines; 0 is any number.
    public var numberOfLines = 0
  }

  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The title.
  public var text: String?
  /// The title with attributes.
  public var attributedText: NSAttributedString?
  /// How the title looks.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the texts are beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance of the image from the texts.
  public var imageToTextPadding: CGFloat = 0
  /// The distance of the texts from top to bottom.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The distances from the sides.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  private init() {}

  /// A title.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A title and a second line.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A title and a value at the other side.
  public static func valueCell() -> UIListContentConfiguration {
    var content = cell()
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Makes the view of the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The content for the conditions of a cell.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
