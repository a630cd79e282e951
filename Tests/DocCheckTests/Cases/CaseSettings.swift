@testable import DocCheck

/// What the words behind `expect` ask for.
struct CaseSettings: Hashable, Sendable {
  /// What is shown beyond verdicts, assumptions and findings.
  private(set) var details: Set<CaseDetail> = []
  /// The article's name.
  private(set) var path = "a.md"
  /// Whether the article's lines end in CRLF.
  private(set) var hasCarriageReturns = false
  /// Whether `\u{…}` and `\r` in the article stand for characters that no editor shows.
  private(set) var hasEscapes = false
  /// Whether programs must run to tell.
  private(set) var runs = false
  /// The command and its options, as they are typed.
  private(set) var arguments: [String] = []

  /// Reads the words, such as `list claims` or `uses --swift-version 6`.
  ///
  /// - Throws: `CaseError` for a word that means nothing.
  init(words: [Substring], over defaults: CaseSettings? = nil) throws {
    if let defaults { self = defaults }
    for (index, word) in words.enumerated() {
      guard !word.hasPrefix("--") else {
        arguments += words[index...].map(String.init)
        return
      }
      try take(String(word))
    }
  }

  private mutating func take(_ word: String) throws {
    if let detail = CaseDetail(rawValue: word) {
      details.insert(detail)
    } else if let command = Options.Command(rawValue: word) {
      arguments.insert(command.rawValue, at: 0)
    } else if word.hasPrefix("path=") {
      path = String(word.dropFirst("path=".count))
    } else {
      switch word {
      case "crlf": hasCarriageReturns = true
      case "escapes": hasEscapes = true
      case "runs": runs = true
      default: throw CaseError("there is no setting '\(word)'")
      }
    }
  }

  /// The options of the run that the example belongs to, without its path.
  ///
  /// - Throws: `UsageError` for an unknown option.
  func options() throws -> Options {
    var options = Options()
    // No case waits for it, and a busy machine may keep a program waiting for seconds.
    options.timeout = 30
    options = try OptionParser().options(from: arguments + ["a.md"], over: options)
    options.paths = []
    return options
  }
}

/// What is wrong with a file of cases.
struct CaseError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
