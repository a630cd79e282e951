/// What reports say of a snippet itself, whatever came of it.
struct SnippetOutline: Codable, Sendable {
  /// The article's path and the snippet's number in it, counted from 1: `a.md#3`.
  let id: String
  let number: Int
  /// The fence or the indented block that holds the code.
  let block: CodeBlock
  let shape: Shape
  /// The modules that the code imports, in its order.
  let imports: [String]
  /// The names that the code declares at its top level.
  let declares: [String]
  /// What the author says the compiler must say; nothing where the code is to compile.
  let compileFail: String?

  init(_ snippet: Snippet) {
    (id, number, block, shape) = (snippet.id, snippet.number, snippet.block, snippet.shape)
    (imports, declares) = (snippet.imports, snippet.declares)
    compileFail = snippet.directives.compileFail
  }

  /// The code.
  var source: String { block.text }
}
