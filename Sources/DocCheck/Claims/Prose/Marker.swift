/// The bytes that represent something other than text in prose made ready for matching.
///
/// They are control characters, which the text itself is cleared of.
enum Marker {
  /// A number written in digits, with its separators and, in a range, its second number.
  static let number: UInt8 = 0x01
  /// A code span, an image or a template tag.
  static let code: UInt8 = 0x02
  /// An address written out in the text.
  static let address: UInt8 = 0x03
  /// A forced line break, which ends a sentence.
  static let hardBreak: UInt8 = 0x04
  /// The place where a link's text begins; only before folding.
  static let linkStart: UInt8 = 0x0E
  /// The place where a link's text ends; only before folding.
  static let linkEnd: UInt8 = 0x0F
}
