import Foundation

/// A platform colour.
open class UIColor: NSObject, @unchecked Sendable {
  /// The name of a standard colour, or the components.
  private let text: String

  package init(name: String) {
    text = name
    super.init()
  }

  /// Makes a colour of components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    text = "\(red) \(green) \(blue) \(alpha)"
    super.init()
  }

  /// Makes a colour of a literal's components, as Xcode shows it in code.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    let (red, green, blue) = (CGFloat(red), CGFloat(green), CGFloat(blue))
    self.init(red: red, green: green, blue: blue, alpha: CGFloat(alpha))
  }

  /// Makes a grey of a brightness between 0 and 1.
  public init(white: CGFloat, alpha: CGFloat) {
    text = "\(white) \(white) \(white) \(alpha)"
    super.init()
  }

  /// Makes a colour of hue, saturation and brightness between 0 and 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    text = "hsb \(hue) \(saturation) \(brightness) \(alpha)"
    super.init()
  }

  /// Finds a colour of an asset catalog by its name.
  public init?(named name: String) {
    text = name
    super.init()
  }

  /// Makes a colour that depends on light or dark appearance.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    text = "dynamic"
    super.init()
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(text) \(alpha)")
  }

  /// The colour without context.
  open var cgColor: CGColor { CGColor(gray: 0, alpha: 1) }

  /// The name of the colour, or its components.
  open override var description: String { text }

  /// Whether two colours are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.text == text
  }

  /// The hash of the name or the components.
  open override var hash: Int { text.hashValue }
}
