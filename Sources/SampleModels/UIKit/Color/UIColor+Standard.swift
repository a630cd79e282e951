extension UIColor {
  /// The colour that is called system red.
  public class var systemRed: UIColor { UIColor(name: "systemRed") }
  /// The colour that is called system green.
  public class var systemGreen: UIColor { UIColor(name: "systemGreen") }
  /// The colour that is called system blue.
  public class var systemBlue: UIColor { UIColor(name: "systemBlue") }
  /// The colour that is called system orange.
  public class var systemOrange: UIColor { UIColor(name: "systemOrange") }
  /// The colour that is called system yellow.
  public class var systemYellow: UIColor { UIColor(name: "systemYellow") }
  /// The colour that is called system pink.
  public class var systemPink: UIColor { UIColor(name: "systemPink") }
  /// The colour that is called system purple.
  public class var systemPurple: UIColor { UIColor(name: "systemPurple") }
  /// The colour that is called system teal.
  public class var systemTeal: UIColor { UIColor(name: "systemTeal") }
  /// The colour that is called system indigo.
  public class var systemIndigo: UIColor { UIColor(name: "systemIndigo") }
  /// The colour that is called system brown.
  public class var systemBrown: UIColor { UIColor(name: "systemBrown") }
  /// The colour that is called system mint.
  public class var systemMint: UIColor { UIColor(name: "systemMint") }
  /// The colour that is called system cyan.
  public class var systemCyan: UIColor { UIColor(name: "systemCyan") }
  /// The colour that is called system gray.
  public class var systemGray: UIColor { UIColor(name: "systemGray") }
  /// The colour that is called system gray 2.
  public class var systemGray2: UIColor { UIColor(name: "systemGray2") }
  /// The colour that is called system gray 3.
  public class var systemGray3: UIColor { UIColor(name: "systemGray3") }
  /// The colour that is called system gray 4.
  public class var systemGray4: UIColor { UIColor(name: "systemGray4") }
  /// The colour that is called system gray 5.
  public class var systemGray5: UIColor { UIColor(name: "systemGray5") }
  /// The colour that is called system gray 6.
  public class var systemGray6: UIColor { UIColor(name: "systemGray6") }
  /// The colour that is called label.
  public class var label: UIColor { UIColor(name: "label") }
  /// The colour that is called secondary label.
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  /// The colour that is called tertiary label.
  public class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }
  /// The colour that is called quaternary label.
  public class var quaternaryLabel: UIColor { UIColor(name: "quaternaryLabel") }
  /// The colour that is called link.
  public class var link: UIColor { UIColor(name: "link") }
  /// The colour that is called placeholder text.
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }
  /// The colour that is called separator.
  public class var separator: UIColor { UIColor(name: "separator") }
  /// The colour that is called opaque separator.
  public class var opaqueSeparator: UIColor { UIColor(name: "opaqueSeparator") }
  /// The colour that is called tint color.
  public class var tintColor: UIColor { UIColor(name: "tintColor") }
  /// The colour that is called system background.
  public class var systemBackground: UIColor { UIColor(name: "systemBackground") }
  /// The colour that is called secondary system background.
  public class var secondarySystemBackground: UIColor { UIColor(name: "secondarySystemBackground") }
  /// The colour that is called tertiary system background.
  public class var tertiarySystemBackground: UIColor { UIColor(name: "tertiarySystemBackground") }
  /// The colour that is called system grouped background.
  public class var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }
  /// The colour that is called secondary system grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }
  /// The colour that is called tertiary system grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(name: "tertiarySystemGroupedBackground")
  }
  /// The colour that is called system fill.
  public class var systemFill: UIColor { UIColor(name: "systemFill") }
  /// The colour that is called secondary system fill.
  public class var secondarySystemFill: UIColor { UIColor(name: "secondarySystemFill") }
  /// The colour that is called tertiary system fill.
  public class var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }
  /// The colour that is called quaternary system fill.
  public class var quaternarySystemFill: UIColor { UIColor(name: "quaternarySystemFill") }
  /// The colour that is called light text.
  public class var lightText: UIColor { UIColor(name: "lightText") }
  /// The colour that is called dark text.
  public class var darkText: UIColor { UIColor(name: "darkText") }
  /// The colour that is called black.
  public class var black: UIColor { UIColor(name: "black") }
  /// The colour that is called dark gray.
  public class var darkGray: UIColor { UIColor(name: "darkGray") }
  /// The colour that is called light gray.
  public class var lightGray: UIColor { UIColor(name: "lightGray") }
  /// The colour that is called white.
  public class var white: UIColor { UIColor(name: "white") }
  /// The colour that is called gray.
  public class var gray: UIColor { UIColor(name: "gray") }
  /// The colour that is called red.
  public class var red: UIColor { UIColor(name: "red") }
  /// The colour that is called green.
  public class var green: UIColor { UIColor(name: "green") }
  /// The colour that is called blue.
  public class var blue: UIColor { UIColor(name: "blue") }
  /// The colour that is called cyan.
  public class var cyan: UIColor { UIColor(name: "cyan") }
  /// The colour that is called yellow.
  public class var yellow: UIColor { UIColor(name: "yellow") }
  /// The colour that is called magenta.
  public class var magenta: UIColor { UIColor(name: "magenta") }
  /// The colour that is called orange.
  public class var orange: UIColor { UIColor(name: "orange") }
  /// The colour that is called purple.
  public class var purple: UIColor { UIColor(name: "purple") }
  /// The colour that is called brown.
  public class var brown: UIColor { UIColor(name: "brown") }
  /// The colour that is called clear.
  public class var clear: UIColor { UIColor(name: "clear") }
}
