/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// The kind that is called none.
  case none
  /// The kind that is called words.
  case words
  /// The kind that is called sentences.
  case sentences
  /// The kind that is called all characters.
  case allCharacters
}
