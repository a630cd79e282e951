import SwiftSyntax

/// A program in the form in which it shares a call of the compiler with others: a file of its own
/// whose declarations no other file sees and whose statements stand in functions.
///
/// Variables that would not mean the same beside the functions stand in the last one. A program that
/// says how visible something is stays as visible as it is: others must not name what it declares.
/// The compiler may refuse this form of a program that it takes alone, never the other way round.
/// What that cannot be said of has no such form.
struct MergedForm: Sendable {
  let text: String
  /// The modules that the program imports.
  let imports: Set<String>
  /// Whether the program has code at its top level.
  let isScript: Bool
  /// The names that it declares beside its functions, and those of what it adds to other types.
  let declared: Set<String>
  /// All names of a program that others see, none of which they may declare, nor use those that it
  /// declares; nothing where it is hidden.
  let names: Set<String>?
  /// What the program became this form by.
  let insertions: TextInsertions

  /// The beginning of the names of the functions around statements.
  static let functionName = "doccheckStatements"

  /// - Parameters:
  ///   - program: the text of a program.
  ///   - tokens: the tokens of that text, if it has been parsed already.
  ///   - isLoose: whether code at the top level belongs to no actor, as before Swift 6: elsewhere
  ///     statements and variables mean something else in a function and in a file without statements.
  ///   - isLibrary: whether the program has no top-level code.
  init?(_ program: String, tokens: TokenFinder? = nil, isLoose: Bool, isLibrary: Bool = false) {
    let tokens = tokens ?? TokenFinder(program)
    guard !program.contains(Self.functionName), let tree = tokens.tree else { return nil }
    let form = DeepStack.run {
      Self.form(of: program, tree, isLoose: isLoose, isLibrary: isLibrary)
    }
    guard let form = form ?? nil else { return nil }
    self = form
  }

  private init(_ writer: Writer, text: String) {
    self.text = text
    (imports, isScript) = (writer.imports, writer.isScript)
    (declared, names, insertions) = (writer.declared, writer.names, writer.insertions)
  }

  private static func form(
    of program: String,
    _ tree: SourceFileSyntax,
    isLoose: Bool,
    isLibrary: Bool
  ) -> MergedForm? {
    let obstacles = MergeObstacles(in: tree)
    guard !tree.hasError, !obstacles.isFound, !EarlyUses.occur(in: tree) else { return nil }
    var writer = Writer(
      program,
      tree: tree,
      isLoose: isLoose,
      isLibrary: isLibrary,
      isHidden: !obstacles.saysAccess
    )
    for item in tree.statements where !writer.add(item) { return nil }
    return writer.text().map { MergedForm(writer, text: $0) }
  }
}
