/// The components of a colour, between 0 and 1.
package struct ColorComponents: Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The grey of what has no colour that is known.
  package static let fallback = ColorComponents(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
}
