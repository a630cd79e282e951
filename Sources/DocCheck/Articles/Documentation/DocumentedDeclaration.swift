/// A declaration of a Swift file, and where the comment is that documents it.
struct DocumentedDeclaration: Codable, Hashable, Sendable {
  /// Who sees a declaration.
  enum Visibility: String, Codable, Sendable {
    /// Whoever imports the module.
    case exported = "public"
    /// The module itself, and its tests.
    case module = "internal"
    /// The file or the type that contains the declaration.
    case hidden = "private"
  }

  /// The names of the types around it, the outermost first.
  let path: [String]
  /// The name with its labels, as documentation shows it: `chunks(ofCount:)`.
  let name: String
  /// The name without labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
  /// The declaration on one line, without attributes and body.
  let signature: String
  let visibility: Visibility
  /// What is around an example that is a part of its body; nothing where it can have none.
  let body: Body?
  /// What callers give it; nothing for what is not called.
  let callable: Callable?
  /// The bytes of the comment in the file.
  let comment: Range<Int>

  /// The declaration around statements that could be those of its body.
  struct Body: Codable, Hashable, Sendable {
    /// The text that opens the type and the function.
    let before: String
    /// The braces that close them.
    let after: String

    /// A name that no example calls.
    static let name = "docCheckExample"

    /// - Parameters:
    ///   - function: the head of the function.
    ///   - type: the head of the extension around it; nothing where it is around no type.
    init(function: String, in type: String?) {
      before = (type.map { "\($0) { " } ?? "") + function + " {"
      after = type == nil ? "}" : "}}"
    }
  }

  /// What documentation can say about the parameters and the result of a function.
  struct Callable: Codable, Hashable, Sendable {
    /// The names of the parameters inside of the function.
    let parameters: [String]
    /// The labels of the parameters, where these are other words.
    let labels: [String]
    let genericParameters: [String]
    /// Whether it gives its caller a value.
    let returns: Bool
    /// Whether it may throw an error.
    let isThrowing: Bool
  }
}
