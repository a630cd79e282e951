import SwiftParser
import SwiftSyntax

/// A program in the form in which it shares a call of the compiler with others: a file of its own
/// whose declarations no other file sees and whose statements stand in functions.
///
/// The compiler may refuse this form of a program that it takes alone, never the other way round.
/// What that cannot be said of has no such form.
struct MergedForm: Sendable {
  let text: String
  /// The modules that the program imports.
  let imports: Set<String>
  /// Whether the program has code at its top level.
  let isScript: Bool
  /// What the program became this form by.
  let insertions: TextInsertions

  /// The beginning of the names of the functions around statements.
  static let functionName = "doccheckStatements"

  /// - Parameters:
  ///   - program: the text of a program.
  ///   - isLoose: whether code at the top level belongs to no actor, as before Swift 6: elsewhere
  ///     statements and variables mean something else in a function and in a file without statements.
  init?(_ program: String, isLoose: Bool) {
    guard ParserLimit.admits(program), !program.contains(Self.functionName) else { return nil }
    let form = DeepStack.run { Self.form(of: program, isLoose: isLoose) }
    guard let form = form ?? nil else { return nil }
    self = form
  }

  private init(_ writer: Writer, text: String) {
    self.text = text
    (imports, isScript, insertions) = (writer.imports, writer.isScript, writer.insertions)
  }

  private static func form(of program: String, isLoose: Bool) -> MergedForm? {
    let tree = Parser.parse(source: program)
    guard !tree.hasError, !MergeObstacles.occur(in: tree), !EarlyUses.occur(in: tree) else {
      return nil
    }
    var writer = Writer(program, tree: tree, isLoose: isLoose)
    for item in tree.statements where !writer.add(item) { return nil }
    let text = writer.text()
    let written = Parser.parse(source: text)
    guard !written.hasError, written.statements.map({ Syntax($0.item).kind }) == writer.kinds else {
      return nil
    }
    return MergedForm(writer, text: text)
  }
}

extension MergedForm {
  /// Goes through the items of a program and notes what to write between them.
  private struct Writer {
    /// The types that the program declares.
    let ownTypes: Set<String>
    let isLoose: Bool
    private(set) var insertions: TextInsertions
    /// The kinds of the items that the form consists of.
    private(set) var kinds: [SyntaxKind] = []
    private(set) var imports: Set<String> = []
    /// Whether there are statements or variables at the top level.
    private(set) var isScript = false
    private var functions = 0
    /// Where the statements end that stand in a function so far.
    private var openEnd: Int?

    init(_ program: String, tree: SourceFileSyntax, isLoose: Bool) {
      insertions = TextInsertions(into: program)
      self.isLoose = isLoose
      ownTypes = Set(
        tree.statements.compactMap { item -> String? in
          let group = item.item.asProtocol((any DeclGroupSyntax).self)
          return group?.asProtocol((any NamedDeclSyntax).self)?.name.text
        }
      )
    }

    /// Takes one item; false if it has no place in such a file.
    mutating func add(_ item: CodeBlockItemSyntax) -> Bool {
      let syntax = Syntax(item.item)
      if !Self.isPreview(syntax), !syntax.is(DeclSyntax.self) { return addStatement(item) }
      closeFunction()
      kinds.append(syntax.kind)
      guard let declaration = syntax.as(DeclSyntax.self) else { return true }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl(let line): return addImport(line)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
        return addDeclaration(syntax)
      case .functionDecl(let function):
        return Self.isNamed(function) && addDeclaration(syntax)
      case .variableDecl(let variable):
        isScript = true
        return isLoose && variable.isSameInLibrary && addDeclaration(syntax)
      case .extensionDecl(let decl): return addExtension(decl)
      default: return false
      }
    }

    /// Whether an item is a preview, which declares something although it looks like an expression.
    private static func isPreview(_ syntax: Syntax) -> Bool {
      syntax.as(MacroExpansionExprSyntax.self)?.isPreview ?? false
    }

    private mutating func addImport(_ line: ImportDeclSyntax) -> Bool {
      guard line.attributes.isEmpty, line.modifiers.isEmpty, line.importKindSpecifier == nil,
        line.path.count == 1, let module = line.path.first?.name.text
      else { return false }
      imports.insert(module)
      return true
    }

    /// Hides an extension from other files.
    ///
    /// A conformance cannot be hidden, but for one of a type or to protocols that are hidden.
    private mutating func addExtension(_ decl: ExtensionDeclSyntax) -> Bool {
      let isOwn = isOwn(decl.extendedType)
      if let clause = decl.inheritanceClause {
        guard !Self.isPrivate(decl.modifiers) else { return false }
        return isOwn
          || clause.inheritedTypes.allSatisfy { self.isOwn($0.type) } && addMembers(of: decl)
      }
      let functions = decl.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      guard isOwn || functions.allSatisfy(Self.isNamed) else { return false }
      return addDeclaration(Syntax(decl))
    }

    private func isOwn(_ type: TypeSyntax) -> Bool {
      type.as(IdentifierTypeSyntax.self).map { ownTypes.contains($0.name.text) } ?? false
    }

    /// Hides what an extension adds to a type that is not the program's own.
    private mutating func addMembers(of decl: ExtensionDeclSyntax) -> Bool {
      for member in decl.memberBlock.members {
        if let function = member.decl.as(FunctionDeclSyntax.self), !Self.isNamed(function) {
          return false
        }
        guard addDeclaration(Syntax(member.decl)) else { return false }
      }
      return true
    }

    /// Whether a function has a name, not an operator's sign.
    private static func isNamed(_ function: FunctionDeclSyntax) -> Bool {
      if case .identifier = function.name.tokenKind { true } else { false }
    }

    /// Hides a declaration from other files.
    private mutating func addDeclaration(_ syntax: Syntax) -> Bool {
      guard let modifiers = syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let attributes = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes,
        !Self.isPrivate(modifiers)
      else { return false }
      let head = syntax.tokens(viewMode: .sourceAccurate).first {
        attributes.isEmpty || $0.position >= attributes.endPosition
      }
      guard let head else { return false }
      insertions.insert("fileprivate ", at: head.positionAfterSkippingLeadingTrivia.utf8Offset)
      return true
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    }

    private mutating func addStatement(_ item: CodeBlockItemSyntax) -> Bool {
      let syntax = Syntax(item.item)
      guard isLoose, !syntax.is(GuardStmtSyntax.self), !syntax.is(DeferStmtSyntax.self),
        !FunctionEffects.occur(in: syntax)
      else { return false }
      if openEnd == nil {
        let head = "fileprivate func \(MergedForm.functionName)\(functions)() throws {\n"
        insertions.insert(head, at: item.positionAfterSkippingLeadingTrivia.utf8Offset)
        isScript = true
        kinds.append(.functionDecl)
        functions += 1
      }
      openEnd = item.endPositionBeforeTrailingTrivia.utf8Offset
      return true
    }

    private mutating func closeFunction() {
      guard let end = openEnd else { return }
      insertions.insert("\n}\n", at: end)
      openEnd = nil
    }

    /// The whole file.
    mutating func text() -> String {
      closeFunction()
      return insertions.text
    }
  }
}
