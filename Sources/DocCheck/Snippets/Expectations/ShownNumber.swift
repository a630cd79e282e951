import Foundation

/// A number as an article or a program writes it, whatever its notation: `1_000`, `0xFF`, `2.5e3`.
struct ShownNumber: Hashable, Sendable {
  /// The number, if it is a whole one without a point or an exponent.
  let integer: Int128?
  let value: Double
  /// The worth of the last digit after the point; nothing without a point.
  let precision: Double?

  /// Reads a number with or without a sign; nothing if the text is something else.
  init?(_ text: String) {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }.replacing("_", with: "").lowercased()
    guard let first = digits.first, first.isASCII, first.isNumber else { return nil }
    if let radix = Self.radixes[String(digits.prefix(2))], !digits.contains("p") {
      guard let magnitude = Int128(digits.dropFirst(2), radix: radix) else { return nil }
      integer = isNegative ? -magnitude : magnitude
      value = Double(integer ?? 0)
      precision = nil
      return
    }
    guard let magnitude = Double(digits) else { return nil }
    integer = Int128(digits).map { isNegative ? -$0 : $0 }
    value = isNegative ? -magnitude : magnitude
    let parts = digits.split(separator: "e", maxSplits: 1)
    let exponent = parts.count > 1 ? Double(parts[1]) ?? 0 : 0
    precision = parts[0].split(separator: ".", maxSplits: 1).dropFirst().first
      .map { pow(10, exponent - Double($0.count)) }
  }

  private static let radixes = ["0x": 16, "0b": 2, "0o": 8]

  /// Whether both are the same number.
  func equals(_ other: ShownNumber) -> Bool {
    if let integer, let other = other.integer { return integer == other }
    return value == other.value
  }

  /// Whether this is another number with fewer digits after the point, rounded or cut.
  func rounds(_ other: ShownNumber) -> Bool {
    precision.map { abs(value - other.value) <= $0 } ?? false
  }

  /// Whether another number is about this one: it rounds to as many digits, or is within one in a hundred.
  func isAbout(_ other: ShownNumber) -> Bool {
    abs(value - other.value) <= max(precision ?? 0.5, abs(other.value) / 100)
  }
}
