import SwiftSyntax

/// A member of a class that the code does not show and that one of its members overrides.
struct Overridden: Hashable, Sendable {
  let name: String
  /// The member's declaration on one line, with a body.
  let text: String

  /// What a declaration overrides, or the members of a class.
  static func list(in syntax: Syntax) -> [Overridden] {
    let members = syntax.as(ClassDeclSyntax.self)?.memberBlock.members.map { Syntax($0.decl) }
    return (members ?? [syntax]).compactMap(Overridden.init)
  }

  /// Reads a declaration that overrides another one; nothing for any other, nor where the type of a
  /// property is left out.
  private init?(_ syntax: Syntax) {
    let trap = " { \(Hole.trap) }"
    let declaration: String
    if let function = syntax.as(FunctionDeclSyntax.self), Self.overrides(function.modifiers) {
      name = function.name.text.withoutBackticks
      let head = Self.bare(function.with(\.body, nil))
      declaration = head.trimmedDescription + trap
    } else if let initializer = syntax.as(InitializerDeclSyntax.self),
      Self.overrides(initializer.modifiers)
    {
      name = "init"
      let head = Self.bare(initializer.with(\.body, nil))
      declaration = head.trimmedDescription + trap
    } else if let variable = syntax.as(VariableDeclSyntax.self), Self.overrides(variable.modifiers),
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      let name = ItemReader.names(in: binding.pattern).first
    {
      self.name = name
      let isOfType = variable.modifiers.contains {
        [.keyword(.class), .keyword(.static)].contains($0.name.tokenKind)
      }
      declaration =
        (isOfType ? "class " : "") + "var \(name): \(type.trimmedDescription) "
        + "{ get { \(Hole.trap) }\(Self.isReadOnly(binding) ? "" : " set {}") }"
    } else {
      return nil
    }
    text = declaration.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Whether a property has nothing but a getter, which cannot override what can be set.
  private static func isReadOnly(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let list) = binding.accessorBlock?.accessors else {
      return binding.accessorBlock != nil
    }
    return list.allSatisfy { $0.accessorSpecifier.tokenKind == .keyword(.get) }
  }

  private static func overrides(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  /// A declaration without its attributes and without what only the heir says.
  private static func bare<Node: WithModifiersSyntax & WithAttributesSyntax>(_ node: Node) -> Node {
    let heirs: Set<String> = ["override", "final", "required", "convenience"]
    let modifiers = node.modifiers.filter { !heirs.contains($0.name.text) }
    return node.with(\.attributes, []).with(\.modifiers, modifiers)
  }
}
