/// A declaration of a Swift file, and where the comment is that documents it.
struct DocumentedDeclaration: Codable, Hashable, Sendable {
  /// Who sees a declaration.
  enum Visibility: String, Codable, Sendable {
    /// Whoever imports the module.
    case exported = "public"
    /// The module itself, and its tests.
    case module = "internal"
    /// The file or the type that it stands in.
    case hidden = "private"
  }

  /// The name with its labels, as documentation shows it: `chunks(ofCount:)`.
  let name: String
  /// The declaration on one line, without attributes and body.
  let signature: String
  let visibility: Visibility
  /// The heads of the extension or the types around it, the outermost first: `extension Array`.
  let scope: [String]
  /// What callers give it; nothing for what is not called.
  let callable: Callable?
  /// The bytes of the comment in the file.
  let comment: Range<Int>

  /// What documentation can say about the parameters and the result of a function.
  struct Callable: Codable, Hashable, Sendable {
    /// The names of the parameters inside of the function.
    let parameters: [String]
    /// The labels of the parameters, where these are other words.
    let labels: [String]
    let genericParameters: [String]
    /// Whether it gives its caller a value.
    let returns: Bool
  }

  /// What lets examples see a module as those see it who see the declaration.
  func importing(_ module: String, in source: SourceText) -> HiddenCode {
    let attribute = visibility == .exported ? "" : "@testable "
    let span = source.span(comment.lowerBound..<comment.lowerBound)
    return HiddenCode(text: "\(attribute)import \(module)", line: span.start.line, span: span)
  }
}
