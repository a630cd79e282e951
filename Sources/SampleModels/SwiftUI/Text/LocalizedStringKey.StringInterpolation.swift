import Foundation

extension LocalizedStringKey {
  /// Collects the pieces of a key with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var key = ""
    package var pieces: [Argument] = []

    /// Prepares for pieces of a known size.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds fixed text.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
      pieces.append(.literal(literal))
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .value(string))
    }

    /// Adds an object through a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds an object through a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .value(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a value through a formatter: one of those that Apple's systems make objects of, such as dates.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: CustomStringConvertible>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      append("%@", .value(formatter.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a value through a format style.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .value(format.format(input)))
    }

    /// Adds a number in the way that is usual for its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, .value("\(value)"))
    }

    /// Adds a number in the way that a specifier such as `%.2f` says.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(String(format: specifier, value._arg)))
    }

    /// Adds a text with its own looks.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .image(image))
    }

    /// Adds a date in a style that keeps it up to date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Adds a text that is looked up elsewhere.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .value(resource.key))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      pieces.append(argument)
    }
  }
}
