import SwiftParser
import SwiftSyntax

/// Meets the requirements of an article's protocol for types whose members the article leaves out.
enum ProtocolStubs {
  /// An extension of a protocol that gives all it requires but types to the types of another one;
  /// nothing where the code is no protocol.
  ///
  /// - Parameters:
  ///   - code: the protocol's declaration.
  ///   - trait: the protocol that the types conform to.
  ///   - isClass: whether only classes and actors conform to it, which alone make objects of them.
  static func text(for code: String, trait: String, isClass: Bool) -> String? {
    DeepStack.run {
      let statements = Parser.parse(source: code).statements
      guard let declaration = statements.first?.item.as(ProtocolDeclSyntax.self),
        declaration.name.presence == .present
      else { return nil }
      let members = declaration.memberBlock.members.compactMap {
        stub(for: $0.decl, isClass: isClass)
      }
      return "extension \(declaration.name.text) where Self: \(trait) { "
        + members.joined(separator: "; ") + " }"
    } ?? nil
  }

  /// What a protocol requires, as members of a type of any kind; not what says more of this type than its
  /// members, as initialisers and `Self` do, nor what is identifiable has anyway.
  static func members(in code: String) -> [String] {
    DeepStack.run {
      let statements = Parser.parse(source: code).statements
      guard let declaration = statements.first?.item.as(ProtocolDeclSyntax.self) else { return [] }
      return declaration.memberBlock.members.map(\.decl).filter { member in
        let names = member.tokens(viewMode: .sourceAccurate).map(\.text)
        return !member.is(InitializerDeclSyntax.self) && Set(names).isDisjoint(with: ofSomeTypes)
          && member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription != "id"
      }.compactMap { stub(for: $0, isClass: false) }
    } ?? []
  }

  /// Words of requirements that not every type can meet as they are written.
  private static let ofSomeTypes: Set<String> = ["Self", "mutating", "optional"]

  /// The types that a protocol asks for, each with the first protocol that it asks of them.
  static func associatedTypes(in code: String) -> [String: String] {
    DeepStack.run {
      let statements = Parser.parse(source: code).statements
      guard let declaration = statements.first?.item.as(ProtocolDeclSyntax.self) else { return [:] }
      let types = declaration.memberBlock.members.compactMap {
        $0.decl.as(AssociatedTypeDeclSyntax.self)
      }
      return types.reduce(into: [:]) { constraints, type in
        constraints[type.name.text] =
          type.inheritanceClause?.inheritedTypes.first?.type
          .trimmedDescription
      }
    } ?? [:]
  }

  private static let body = " { \(Hole.trap) }"

  private static func stub(for member: DeclSyntax, isClass: Bool) -> String? {
    switch member.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      let plain = withoutBuilders(function.attributes)
      return onOneLine(function.with(\.attributes, plain)) + body
    case .initializerDecl(let initializer):
      return isClass ? nil : onOneLine(initializer) + " { self = docCheckValue() }"
    case .variableDecl(let variable):
      return variable.bindings.map { binding in
        let bare = binding.with(\.accessorBlock, nil).with(\.trailingComma, nil)
        let plain = withoutBuilders(variable.attributes)
        return onOneLine(variable.with(\.bindings, [bare]).with(\.attributes, plain))
          + accessors(binding.accessorBlock)
      }.joined(separator: "; ")
    case .subscriptDecl(let list):
      return onOneLine(list.with(\.accessorBlock, nil)) + accessors(list.accessorBlock)
    default: return nil
    }
  }

  /// Attributes without result builders, which would build what is left out.
  private static func withoutBuilders(_ attributes: AttributeListSyntax) -> AttributeListSyntax {
    attributes.filter { !$0.trimmedDescription.hasSuffix("Builder") }
  }

  private static func accessors(_ block: AccessorBlockSyntax?) -> String {
    guard case .accessors(let list) = block?.accessors else { return body }
    return " { " + list.map { onOneLine($0) + body }.joined(separator: " ") + " }"
  }

  /// The words of a declaration without its comments.
  private static func onOneLine(_ node: some SyntaxProtocol) -> String {
    // A blank before the mark of an optional would part it from its type.
    node.tokens(viewMode: .sourceAccurate).map { token in
      let next = token.nextToken(viewMode: .sourceAccurate)
      let isOne = token.trailingTrivia.isEmpty && next?.leadingTrivia.isEmpty != false
      return token.text + (isOne ? "" : " ")
    }.joined().trimmingBlanks
  }
}
