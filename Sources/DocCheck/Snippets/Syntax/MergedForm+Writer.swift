import SwiftSyntax

extension MergedForm {
  /// Goes through the items of a program and notes what to write between them.
  struct Writer {
    /// The types that the program declares.
    private let ownTypes: Set<String>
    private let isLoose: Bool
    private let isLibrary: Bool
    /// All names of a program that is not to be hidden.
    let names: Set<String>?
    /// Whether code at the top level waits, which makes all of it the main actor's.
    private let waits: Bool
    private(set) var insertions: TextInsertions
    private(set) var imports: Set<String> = []
    /// Whether there are statements or variables at the top level.
    private(set) var isScript = false
    private var functions = 0
    /// The types that start the program.
    private var started: [String] = []
    /// Where the statements end that stand in a function so far.
    private var openEnd: Int?
    /// What the function declares that goes on to the end of the program; nothing before it.
    private var locals: Set<String>?
    /// What stands beside the functions.
    private var declarations: [Syntax] = []

    /// - Parameters:
    ///   - program: the text of a program, which is the tree's.
    ///   - isLoose: whether code at the top level belongs to no actor.
    ///   - isLibrary: whether the program has no code at the top level.
    ///   - isHidden: whether other files are not to see the declarations.
    init(
      _ program: String,
      tree: SourceFileSyntax,
      isLoose: Bool,
      isLibrary: Bool,
      isHidden: Bool
    ) {
      insertions = TextInsertions(into: program)
      (self.isLoose, self.isLibrary) = (isLoose, isLibrary)
      names = isHidden ? nil : Self.names(in: tree)
      waits = tree.statements.contains { $0.isRun && FunctionEffects(of: Syntax($0)).waits }
      ownTypes = Set(
        tree.statements.compactMap { item -> String? in
          let group = item.item.asProtocol((any DeclGroupSyntax).self)
          return group?.asProtocol((any NamedDeclSyntax).self)?.name.text
        }
      )
    }

    private static func names(in tree: SourceFileSyntax) -> Set<String> {
      Set(
        tree.tokens(viewMode: .sourceAccurate).compactMap { token in
          if case .identifier(let name) = token.tokenKind { name.withoutBackticks } else { nil }
        }
      )
    }

    /// Takes one item; false if it has no place in such a file.
    mutating func add(_ item: CodeBlockItemSyntax) -> Bool {
      let syntax = Syntax(item.item)
      if !Self.isPreview(syntax), !syntax.is(DeclSyntax.self) { return addStatement(item) }
      if let variable = syntax.as(VariableDeclSyntax.self), !isLibrary, !isGlobal(variable) {
        return addLocal(variable, item)
      }
      // It would not see the variables of the function.
      guard locals == nil else { return false }
      declarations.append(syntax)
      closeFunction()
      guard let declaration = syntax.as(DeclSyntax.self) else { return true }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl(let line): return addImport(line)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
        return addMain(of: syntax) && addDeclaration(syntax) && hideOperators(of: syntax)
      case .functionDecl(let function):
        return Self.isNamed(function) && addDeclaration(syntax)
      case .variableDecl:
        isScript = !isLibrary
        return addDeclaration(syntax)
      case .extensionDecl(let decl): return addExtension(decl)
      default: return false
      }
    }

    /// Whether an item is a preview, which declares something although it looks like an expression.
    private static func isPreview(_ syntax: Syntax) -> Bool {
      syntax.as(MacroExpansionExprSyntax.self)?.isPreview ?? false
    }

    /// Calls what a type starts the program with instead of `@main`, of which files that share a call
    /// may have one alone; false beside top-level code.
    private mutating func addMain(of syntax: Syntax) -> Bool {
      guard let type = syntax.asProtocol((any NamedDeclSyntax).self),
        let attribute = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes.first(
          where: { $0.trimmedDescription == "@main" }
        )
      else { return true }
      insertions.insert("/*", at: attribute.positionAfterSkippingLeadingTrivia.utf8Offset)
      insertions.insert("*/", at: attribute.endPositionBeforeTrailingTrivia.utf8Offset)
      started.append(type.name.text)
      return isLibrary
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
      guard names == nil || isOwn || Self.hasNamesAlone(decl) else { return false }
      if let clause = decl.inheritanceClause {
        if isOwn { return hideOperators(of: Syntax(decl)) }
        return clause.inheritedTypes.allSatisfy { self.isOwn($0.type) } && addMembers(of: decl)
      }
      let functions = decl.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      guard isOwn || functions.allSatisfy(Self.isNamed) else { return false }
      return addDeclaration(Syntax(decl))
    }

    /// Whether all that an extension adds has names, by which alone others could use it.
    private static func hasNamesAlone(_ decl: ExtensionDeclSyntax) -> Bool {
      decl.memberBlock.members.allSatisfy { member in
        let names = ItemReader.declaredNames(of: Syntax(member.decl))
        return !names.isEmpty && silentlyUsed.isDisjoint(with: names)
          && !names.contains { $0.hasPrefix("build") }
      }
    }

    /// The names of members that code uses without naming them; those of result builders besides.
    private static let silentlyUsed: Set<String> = [
      "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall", "wrappedValue",
      "projectedValue", "makeIterator", "makeAsyncIterator", "next",
    ]

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

    /// Hides the operators of a type from other files, in which the compiler would take them for the
    /// literals there although it does not find the type.
    private mutating func hideOperators(of syntax: Syntax) -> Bool {
      guard names == nil, !syntax.is(ProtocolDeclSyntax.self),
        let members = syntax.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
      else { return true }
      for member in members {
        if let function = member.decl.as(FunctionDeclSyntax.self) {
          guard !Self.isNamed(function), !function.modifiers.contains(where: \.isPrivate) else {
            continue
          }
          guard addDeclaration(Syntax(function)) else { return false }
        } else if !hideOperators(of: Syntax(member.decl)) {
          return false
        }
      }
      return true
    }

    /// Whether a function has a name, not an operator's sign.
    private static func isNamed(_ function: FunctionDeclSyntax) -> Bool {
      if case .identifier = function.name.tokenKind { true } else { false }
    }

    /// Hides a declaration from other files, in a program that is to be hidden.
    private mutating func addDeclaration(_ syntax: Syntax) -> Bool {
      guard names == nil else { return true }
      guard let modifiers = syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let attributes = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes,
        !modifiers.contains(where: \.isPrivate)
      else { return false }
      let head = syntax.tokens(viewMode: .sourceAccurate).first {
        attributes.isEmpty || $0.position >= attributes.endPosition
      }
      guard let head else { return false }
      insertions.insert("fileprivate ", at: head.positionAfterSkippingLeadingTrivia.utf8Offset)
      return true
    }

    /// Whether a variable can stand beside the functions.
    private func isGlobal(_ variable: VariableDeclSyntax) -> Bool {
      isLoose && !waits && locals == nil && variable.isSameInLibrary
    }

    /// Takes a variable into the last function.
    ///
    /// At the top level its accessors are refused for a variable that has no value yet, in a
    /// function only where they are called.
    private mutating func addLocal(
      _ variable: VariableDeclSyntax,
      _ item: CodeBlockItemSyntax
    ) -> Bool {
      guard variable.attributes.isEmpty, variable.modifiers.allSatisfy(\.isAsync) else {
        return false
      }
      let hasAccessors = variable.bindings.contains { $0.accessorBlock != nil }
      if hasAccessors, let locals, Self.knows(Syntax(variable), locals) { return false }
      return declareLocally(ItemReader.declaredNames(of: Syntax(variable)), in: item)
        && addStatement(item)
    }

    /// Notes what an item declares in the last function; false if it would be something else there
    /// than at the top level: what it hides there.
    private mutating func declareLocally(
      _ names: [String],
      in item: CodeBlockItemSyntax
    ) -> Bool {
      locals = (locals ?? []).union(names)
      return EarlyUses.names(in: Syntax(item)).isDisjoint(with: names)
    }

    private mutating func addStatement(_ item: CodeBlockItemSyntax) -> Bool {
      let syntax = Syntax(item.item)
      guard isLoose, !isLibrary, !FunctionEffects(of: syntax).returns else { return false }
      if let guarding = syntax.as(GuardStmtSyntax.self) {
        guard declareLocally(guarding.names, in: item) else { return false }
      }
      if syntax.is(DeferStmtSyntax.self) { locals = locals ?? [] }
      if openEnd == nil {
        let effects = waits ? "async throws" : "throws"
        let head = "fileprivate func \(MergedForm.functionName)\(functions)() \(effects) {\n"
        insertions.insert(
          (waits ? "@MainActor " : "") + head,
          at: item.positionAfterSkippingLeadingTrivia.utf8Offset
        )
        isScript = true
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

    /// The whole file; nothing if a declaration means a variable of the last function, which it
    /// does not see, or is hidden by one, or if a function may give up what a file must keep, or if
    /// others see types that literals may have.
    mutating func text() -> String? {
      closeFunction()
      for type in started {
        let head = "fileprivate func \(MergedForm.functionName)\(type)() async throws"
        insertions.insert("\n\(head) { try await \(type).main() }\n", at: insertions.end)
      }
      if let names, names.contains(where: { $0.hasPrefix("ExpressibleBy") }) { return nil }
      if let locals {
        if declarations.contains(where: { Self.knows($0, locals) }) { return nil }
        if Self.owned.contains(where: insertions.text.contains) { return nil }
      }
      return insertions.text
    }

    /// Words of programs with values that cannot be copied or kept.
    private static let owned = ["Copyable", "Escapable", "Span", "Mutex", "Atomic", "consume"]

    /// The names that stand beside the functions, and those of what extensions add.
    var declared: Set<String> {
      let names = declarations.flatMap(ItemReader.declaredNames)
      let extensions = declarations.filter { $0.is(ExtensionDeclSyntax.self) }
      return extensions.map(ItemReader.members).reduce(Set(names)) { $0.union($1) }
    }

    private static func knows(_ declaration: Syntax, _ names: Set<String>) -> Bool {
      guard !names.isEmpty else { return false }
      return !names.isDisjoint(with: ItemReader.declaredNames(of: declaration))
        || FreeNames(of: declaration).uses.contains { names.contains($0.name) }
    }
  }
}

extension DeclModifierSyntax {
  /// Whether it hides a declaration from all but its type.
  fileprivate var isPrivate: Bool { name.tokenKind == .keyword(.private) }
}
