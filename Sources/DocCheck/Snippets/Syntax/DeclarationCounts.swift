import SwiftParser
import SwiftSyntax

/// How many things of each kind a piece of code declares, type by type.
struct DeclarationCounts: Sendable {
  /// What one type, or the extensions of one type, declare.
  struct OfType: Sendable {
    let name: String
    let kind: SymbolKind
    /// Whether there may be more than is shown: a class inherits, a condition or a macro adds.
    var isOpen: Bool
    /// The properties: stored ones, computed ones, those of the type itself.
    var properties = [0, 0, 0]
    /// The functions: methods, those of the type itself, initializers, subscripts.
    var methods = [0, 0, 0, 0]
  }

  /// The types in the order of the code; an extension is one more.
  private(set) var types: [OfType] = []
  /// The functions and the variables that belong to no type.
  private(set) var (functions, variables) = (0, 0)
  /// The words that begin with a small letter: names that something may be called.
  private(set) var smallNames: Set<String> = []

  /// Counts the declarations of some code; nothing where it is too long or too deep to be parsed.
  init?(_ code: String) {
    guard ParserLimit.admits(code) else { return nil }
    let found = DeepStack.run {
      let counter = Counter(viewMode: .sourceAccurate)
      counter.walk(Parser.parse(source: code))
      return counter.counts
    }
    guard let found else { return nil }
    self = found
  }

  private init() {}

  /// How many things of a kind there are in a type or, without one, in all of the code, sort by sort;
  /// nothing where the code shows none or may not show all.
  func sorts(of kind: SymbolKind, in type: String?) -> [Int]? {
    let inside = types.filter { type == nil || $0.name == type }
    guard type == nil || !inside.isEmpty, !inside.contains(where: \.isOpen) else { return nil }
    let sorts: [Int]
    switch kind {
    case .property: sorts = inside.flatMap(\.properties) + (type == nil ? [variables] : [])
    case .method: sorts = inside.flatMap(\.methods) + (type == nil ? [functions] : [])
    default: sorts = type == nil ? types.filter { $0.kind == kind }.map { _ in 1 } : []
    }
    return sorts.contains { $0 > 0 } ? sorts : nil
  }

  /// Whether a reader may count some number of things, who leaves out any sort of them: computed
  /// properties, initializers, nested types.
  static func allows(_ number: Int, of sorts: [Int]) -> Bool {
    sorts.reduce(into: Set([0])) { sums, count in sums.formUnion(sums.map { $0 + count }) }
      .contains(number)
  }

  private final class Counter: SyntaxVisitor {
    var counts = DeclarationCounts()

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind, name.first?.isLowercase == true {
        counts.smallNames.insert(name)
      }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, .structure, node.memberBlock, isOpen: false)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, .class, node.memberBlock, isOpen: node.inheritanceClause != nil)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, .enumeration, node.memberBlock, isOpen: false)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, .actor, node.memberBlock, isOpen: false)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, .protocol, node.memberBlock, isOpen: node.inheritanceClause != nil)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.extendedType.trimmedDescription, .other, node.memberBlock, isOpen: false)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      counts.functions += node.parent?.is(CodeBlockItemSyntax.self) == true ? 1 : 0
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let isFree = node.parent?.is(CodeBlockItemSyntax.self) == true
      counts.variables += isFree ? node.bindings.count : 0
      return .visitChildren
    }

    private func add(
      _ name: String,
      _ kind: SymbolKind,
      _ block: MemberBlockSyntax,
      isOpen: Bool
    ) -> SyntaxVisitorContinueKind {
      var type = OfType(name: name.withoutBackticks, kind: kind, isOpen: isOpen)
      for member in block.members { Self.count(member.decl, in: &type) }
      counts.types.append(type)
      return .visitChildren
    }

    private static func count(_ member: DeclSyntax, in type: inout OfType) {
      if let variable = member.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          let sort = isStatic(variable.modifiers) ? 2 : isComputed(binding) ? 1 : 0
          type.properties[sort] += 1
        }
      } else if let function = member.as(FunctionDeclSyntax.self) {
        type.methods[isStatic(function.modifiers) ? 1 : 0] += 1
      } else if member.is(InitializerDeclSyntax.self) {
        type.methods[2] += 1
      } else if member.is(SubscriptDeclSyntax.self) {
        type.methods[3] += 1
      } else if member.is(IfConfigDeclSyntax.self) || member.is(MacroExpansionDeclSyntax.self) {
        type.isOpen = true
      }
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains {
        $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
      }
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
      guard let block = binding.accessorBlock else { return false }
      guard case .accessors(let accessors) = block.accessors else { return true }
      return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }
  }
}
