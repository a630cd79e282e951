/// Which keyboard a text field shows.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The kind that is called default.
  case `default`
  /// The kind that is called ascii capable.
  case asciiCapable
  /// The kind that is called numbers and punctuation.
  case numbersAndPunctuation
  /// The kind that is called url.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// The kind that is called number pad.
  case numberPad
  /// The kind that is called phone pad.
  case phonePad
  /// The kind that is called name phone pad.
  case namePhonePad
  /// The kind that is called email address.
  case emailAddress
  /// The kind that is called decimal pad.
  case decimalPad
  /// The kind that is called twitter.
  case twitter
  /// The kind that is called web search.
  case webSearch
  /// The kind that is called ascii capable number pad.
  case asciiCapableNumberPad
}
