/// The language mode in which an article says that all of its code is compiled.
enum StatedLanguageMode {
  /// The mode that a paragraph names for all code of the article; nothing where none does, where two modes are
  /// compared, or where another text is quoted.
  static func version(in blocks: [Block]) -> Int? {
    let stated = blocks.flatMap { block -> [Int] in
      guard case .paragraph = block.kind else { return [] }
      return block.plainText.split(separator: ". ").compactMap { version(in: String($0)) }
    }
    return Set(stated).count == 1 ? stated.first : nil
  }

  private static func version(in sentence: String) -> Int? {
    guard sentence.contains("Swift "), sentence.contains(code), sentence.contains(whole),
      sentence.contains(use), !sentence.contains(denial),
      !sentence.contains(where: { "\"“”«»".contains($0) })
    else { return nil }
    let versions = Set(sentence.matches(of: mode).compactMap { Int($0.1) })
    return versions.count == 1 ? versions.first : nil
  }

  private static let mode = Pattern(/\bSwift ([56])(?:\.\d)? (?:language )?mode\b/)
  private static let code = Pattern(/(?i)\b(?:code|snippets|examples|samples|listings)\b/)
  private static let whole = Pattern(
    /(?i)\b(?:all|every|everything)\b|\b(?:in|of) this (?:article|book|chapter|guide|post|series|tutorial)\b/
  )
  /// A verb before the name of a mode; one after it says what the compiler does in that mode: "In Swift 6 mode,
  /// all code is checked".
  private static let use = Pattern(
    /(?i)\b(?:build|builds|built|checked|compile|compiled|compiles|tested|use|uses|written)\b.*\bSwift [56]/
  )
  private static let denial = Pattern(
    /(?i)\b(?:not|no longer|until|fail|fails|before|if|may|when|will|would)\b|n't\b/
  )
}
