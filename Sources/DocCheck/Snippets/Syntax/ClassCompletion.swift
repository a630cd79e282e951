import SwiftParser
import SwiftSyntax

/// Gives the classes of a snippet on which others build the initialiser that the article leaves out.
///
/// A class whose properties have no values needs one. Its arguments are those properties, and each
/// may be left out.
enum ClassCompletion {
  /// The text of an item with an initialiser in each of its classes that needs one; every line stays
  /// in its place.
  static func text(_ item: String) -> String { CodeEdit.applying(edits(item), to: item) }

  /// The initialisers that the classes of some code need, each behind the last member.
  static func edits(_ code: String) -> [CodeEdit] {
    guard code.holdsAny(of: ["class ", "actor "]) else { return [] }
    let edits = DeepStack.run {
      let visitor = ClassVisitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: code))
      return visitor.edits
    }
    return edits ?? []
  }
}

/// Finds classes and actors without an initialiser whose properties lack values.
private final class ClassVisitor: SyntaxVisitor {
  private(set) var edits: [CodeEdit] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    // What may stand in an archive of views must be made from one, too.
    let coder = "; required init?(coder: Foundation.NSCoder) { \(Hole.trap) }"
    complete(node.memberBlock, besides: superclass.hasPrefix("UI") ? coder : "")
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    complete(node.memberBlock)
    return .visitChildren
  }

  private func complete(_ block: MemberBlockSyntax, besides other: String = "") {
    let variables = block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let properties = variables.flatMap(Self.unset)
    guard !properties.isEmpty, block.rightBrace.presence == .present,
      !block.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return }
    let parameters = properties.map { "\($0.name): \($0.type) = \(Hole.expressionText)" }
    let end = block.members.endPositionBeforeTrailingTrivia.utf8Offset
    let text = "; init(\(parameters.joined(separator: ", "))) { \(Hole.trap) }" + other
    edits.append(CodeEdit(bytes: end..<end, text: text))
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
