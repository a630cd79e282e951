/// Which letters become capitals by themselves.
public struct TextInputAutocapitalization: Sendable {
  private let name: String

  /// The value that is called never.
  public static let never = TextInputAutocapitalization(name: "never")

  /// The value that is called words.
  public static let words = TextInputAutocapitalization(name: "words")

  /// The value that is called sentences.
  public static let sentences = TextInputAutocapitalization(name: "sentences")

  /// The value that is called characters.
  public static let characters = TextInputAutocapitalization(name: "characters")
}
