public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of Markdown are read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and what is within lines.
      case full
      /// What is within lines, with spaces and line breaks joined.
      case inlineOnly
      /// What is within lines, with spaces and line breaks as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to text that cannot be read.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError
      /// As much as possible is read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of Apple's own syntax are read.
    public var allowsExtendedAttributes: Bool
    /// Which parts of Markdown are read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Sets how Markdown is read.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let lines =
      switch options.interpretedSyntax {
      case .full: MarkdownBlocks.contents(of: markdown)
      case .inlineOnly: [MarkdownBlocks.joined(markdown)]
      case .inlineOnlyPreservingWhitespace: [markdown]
      }
    self.init(lines.flatMap(InlineMarkdown.runs), baseURL: baseURL)
  }

  /// Reads Markdown in UTF-8.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self),
      options: options,
      baseURL: baseURL
    )
  }

  package init(_ runs: [MarkdownRun], baseURL: URL? = nil) {
    self.init()
    for run in runs {
      var part = AttributedString(run.text)
      if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
      part.link = run.link.flatMap { URL(string: $0.absoluteString, relativeTo: baseURL) }
      append(part)
    }
  }
}

/// Divides Markdown into blocks, without their marks.
private enum MarkdownBlocks {
  /// The text of each block.
  static func contents(of markdown: String) -> [String] {
    var blocks: [String] = []
    var lines: [String] = []
    func close() {
      if !lines.isEmpty { blocks.append(joined(lines.joined(separator: "\n"))) }
      lines = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let (content, isNew) = unmarked(line.drop { $0 == " " })
      if isNew || content.isEmpty { close() }
      if !content.isEmpty { lines.append(content) }
    }
    close()
    return blocks
  }

  /// A text with its spaces and line breaks joined.
  static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A line without the mark of a heading, list or quotation, and whether it had one.
  private static func unmarked(_ line: Substring) -> (String, Bool) {
    let marks = /(#{1,6}|[-+*]|>|[0-9]+[.)])\s+/
    guard let match = line.prefixMatch(of: marks) else { return (String(line), false) }
    return (String(line[match.range.upperBound...]), true)
  }
}
