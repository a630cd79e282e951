import Foundation

/// The word list of one language, as its JSON file holds it.
struct LexiconFile: Codable, Sendable {
  /// Words that represent each other in cues, written `{name}` there.
  struct WordClass: Codable, Sendable {
    let comment: String
    let words: [String]
  }

  /// Some cues of a group with what they have in common.
  struct Entry: Codable, Sendable {
    let comment: String
    let cues: [String]
  }

  let language: ProseLanguage
  let classes: [String: WordClass]
  let groups: [String: [Entry]]

  /// What can be wrong with a word list.
  enum Failure: Error, Equatable, CustomStringConvertible {
    case unknownGroup(String, ProseLanguage)
    case unknownClass(String, ProseLanguage)

    var description: String {
      switch self {
      case .unknownGroup(let name, let language):
        "the word list '\(language.rawValue)' has the unknown group '\(name)'"
      case .unknownClass(let name, let language):
        "the word list '\(language.rawValue)' uses the unknown class '{\(name)}'"
      }
    }
  }

  /// Reads a word list.
  static func read(_ bytes: [UInt8]) throws -> LexiconFile {
    try JSONDecoder().decode(LexiconFile.self, from: Data(bytes))
  }
}
