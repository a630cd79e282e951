import Foundation

extension String {
  /// A text with interpolations that is looked up in a translation.
  ///
  /// Apple's Foundation has the type; the toolchain's has not.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text without any translation.
    package let text: String

    /// Makes a value of a literal.
    public init(stringLiteral value: String) {
      text = value
    }

    /// Makes a value of the pieces of a literal.
    public init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
    }

    /// Makes a value of a text.
    public init(_ value: String) {
      text = value
    }

    /// Collects the pieces of a text with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      package private(set) var text = ""

      /// Prepares for pieces of a known size.
      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 2)
      }

      /// Adds fixed text.
      public mutating func appendLiteral(_ literal: String) { text += literal }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { text += string }

      /// Adds a text that is looked up elsewhere.
      public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
        _ value: T
      ) {
        text += value.localizedStringResource.key
      }

      /// Adds what describes an object.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
        text += "\(subject)"
      }

      /// Adds a value of an unknown type: only the type of stand-ins can be made of both `nil` and a text.
      @_disfavoredOverload
      public mutating func appendInterpolation<
        T: ExpressibleByNilLiteral & ExpressibleByStringLiteral
      >(
        _ value: T
      ) {
        text += "\(value)"
      }

      /// Adds a number in the way that is usual for its type.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        text += "\(value)"
      }

      /// Adds a number in the way that a specifier such as `%.2f` says.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String)
      {
        text += String(format: specifier, value._arg)
      }

      /// Adds a value through a format style.
      public mutating func appendInterpolation<T, F: FormatStyle>(_ value: T, format: F)
      where F.FormatInput == T, F.FormatOutput: StringProtocol {
        text += String(format.format(value))
      }

      /// Adds a text with attributes, without these.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        text += String(attributedString.characters)
      }
    }
  }
}
