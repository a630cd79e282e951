/// A piece of Swift code in an article.
struct Snippet: Sendable {
  /// The article's path and the snippet's number in it, counted from 1: `a.md#3`.
  let id: String
  let number: Int
  /// The fence or the indented block that holds the code.
  let block: CodeBlock
  let shape: Shape
  /// Whether line breaks of the code are lost that cannot be put back.
  var lacksLineBreaks = false
  /// What the Swift parser makes of the code.
  let parsed: ParsedSwift
  /// What the author says about the code.
  let directives: Directives
  /// Whether the words right before it say that it is a good or a bad way of writing something.
  var isVariant = false
  /// Whether the author says that it is Swift of an earlier version or otherwise as one writes no more, or
  /// speaks of changes of the language.
  var isFormer = false
  /// What the code's comments say that it prints.
  let expectations: [Expectation]
  /// What a fence behind the snippet shows of its output.
  var shownOutput: ShownOutput?
  /// What the prose beside the snippet says becomes of it.
  var told: [ToldOutcome] = []
  /// The errors that the code must not compile with, each of which is named.
  var expectedErrors: [ExpectedError] = []
  /// Hidden code that is compiled before the snippet and those that follow it.
  let setups: [HiddenCode]
  /// Hidden Swift Testing code that sees the snippet.
  let tests: [HiddenCode]
  /// The modules made of other hidden tests that it sees, each behind those that it needs itself.
  var modules: [HiddenModule] = []
  /// The code of another file that belongs to the same module.
  var otherFile: String?
  /// The declaration that it is an example of; nothing outside of documentation comments.
  var documented: DocumentedDeclaration?
  /// The module of that.
  var module: SourceModule?
  /// Whether it is a program as it stands, of which nothing is left out.
  var isWhole = false

  /// What the block contains where that is not Swift.
  var content: String {
    FenceClassifier.kind(of: source)?.name ?? FenceClassifier.outputName
  }

  /// The code.
  var source: String { block.text }
  /// The modules that the code imports, in its order.
  var imports: [String] { parsed.imports }
  /// The names that the code declares at its top level.
  var declares: [String] { parsed.declares }
}
