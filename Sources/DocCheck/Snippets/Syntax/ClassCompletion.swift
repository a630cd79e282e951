import SwiftParser
import SwiftSyntax

/// Gives the classes of a snippet on which others build the initialisers that the article leaves out.
///
/// A class whose properties have no values needs one. Its arguments are those properties, and each
/// may be left out. One of UIKit's needs another one, by which it is read from an archive.
enum ClassCompletion {
  /// The text of an item with an initialiser in each of its classes that needs one; every line stays
  /// in its place.
  static func text(_ item: String) -> String { CodeEdit.applying(edits(item), to: item) }

  /// The initialisers that the classes of some code need, each behind the last member.
  ///
  /// - Parameter names: the classes that are meant; all of them where it is nothing.
  static func edits(_ code: String, of names: Set<String>? = nil) -> [CodeEdit] {
    guard code.holdsAny(of: ["class ", "actor "]) else { return [] }
    let edits = DeepStack.run {
      let visitor = ClassVisitor(names: names)
      visitor.walk(Parser.parse(source: code))
      return visitor.edits
    }
    return edits ?? []
  }

  /// Whether some code is a class that cannot be made: it is built on nothing, none of its members is an
  /// initializer or bears an attribute, and a property has no value.
  static func isUninitialized(_ code: String) -> Bool {
    DeepStack.run {
      let statements = Parser.parse(source: code).statements
      guard statements.count == 1, let node = statements.first?.item.as(ClassDeclSyntax.self) else {
        return false
      }
      return node.inheritanceClause == nil && node.attributes.isEmpty
        && ClassVisitor.isUninitialized(node.memberBlock)
    } ?? false
  }
}

/// Finds classes and actors that lack initialisers.
private final class ClassVisitor: SyntaxVisitor {
  private(set) var edits: [CodeEdit] = []
  private let names: Set<String>?

  init(names: Set<String>?) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    complete(node.memberBlock, of: node.name.text, isArchived: superclass.hasPrefix("UI"))
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    complete(node.memberBlock, of: node.name.text, isArchived: false)
    return .visitChildren
  }

  private func complete(_ block: MemberBlockSyntax, of name: String, isArchived: Bool) {
    guard names?.contains(name) ?? true, block.rightBrace.presence == .present else { return }
    let initializers = block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let properties = block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(Self.unset)
    var text = ""
    if initializers.isEmpty, !properties.isEmpty {
      let parameters = properties.map { "\($0.name): \($0.type) = \(Hole.expressionText)" }
      text = "; init(\(parameters.joined(separator: ", "))) { \(Hole.trap) }"
    }
    // What may stand in an archive of views must be made from one, too.
    if isArchived, !text.isEmpty || initializers.contains(where: Self.isDesignated),
      !initializers.contains(where: Self.takesCoder)
    {
      text += "; required init?(coder: Foundation.NSCoder) { \(Hole.trap) }"
    }
    guard !text.isEmpty else { return }
    let end = block.members.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: end..<end, text: text))
  }

  /// Whether a class with some members and without a superclass cannot be made.
  static func isUninitialized(_ block: MemberBlockSyntax) -> Bool {
    let properties = block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let isPlain = block.members.allSatisfy { member in
      !member.decl.is(InitializerDeclSyntax.self) && !member.decl.is(MacroExpansionDeclSyntax.self)
        && !member.decl.is(IfConfigDeclSyntax.self)
    }
    let types = properties.flatMap(unset).map(\.type)
    return isPlain && properties.allSatisfy(\.attributes.isEmpty)
      && types.contains { !$0.hasSuffix("!") && !$0.hasPrefix("Optional<") }
  }

  private static func isDesignated(_ initializer: InitializerDeclSyntax) -> Bool {
    !initializer.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
  }

  private static func takesCoder(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.signature.parameterClause.parameters.first?.firstName.text == "coder"
  }

  /// The stored properties that have a type and no value.
  private static func unset(_ variable: VariableDeclSyntax) -> [(name: String, type: String)] {
    let keywords: Set<String> = ["static", "class", "lazy"]
    guard !variable.modifiers.contains(where: { keywords.contains($0.name.text) }) else {
      return []
    }
    let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
    return variable.bindings.compactMap { binding in
      guard let type = binding.typeAnnotation?.type, binding.initializer == nil,
        binding.accessorBlock == nil, !(isVariable && type.is(OptionalTypeSyntax.self)),
        let name = ItemReader.names(in: binding.pattern).first
      else { return nil }
      let text = type.trimmedDescription.split(whereSeparator: \.isNewline)
      return (name, text.joined(separator: " "))
    }
  }
}
