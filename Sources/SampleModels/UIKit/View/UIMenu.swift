import Foundation

/// A menu of actions and other menus.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// A name that a menu can be found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// One bit a way.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// As something that deletes.
    public static let destructive = Options(rawValue: 2)
    /// With one chosen entry.
    public static let singleSelection = Options(rawValue: 32)
    /// With symbols only.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The name that the menu can be found by.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// Makes a menu of entries.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(elementTitle: title, subtitle: subtitle, image: image)
  }

  /// The chosen entries.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// A menu like this one with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
