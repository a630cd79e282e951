import SwiftSyntax
import SwiftSyntaxMacros

/// Makes the animatable data of a type of that of its stored variables.
struct AnimatableMacro {
  /// A variable that is animated.
  private struct Property {
    let name: String
    let type: String
  }

  /// The stored variables that have a type and are not marked with `@AnimatableIgnored`.
  private static func properties(of declaration: some DeclGroupSyntax) -> [Property] {
    declaration.memberBlock.members.flatMap { member -> [Property] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
        !variable.attributes.trimmedDescription.contains("AnimatableIgnored")
      else { return [] }
      return variable.bindings.compactMap { binding in
        guard binding.accessorBlock == nil,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = type(of: binding)
        else { return nil }
        return Property(name: name, type: type)
      }
    }
  }

  /// The type that is written, or that of a decimal number or of a value made by the name of its type.
  private static func type(of binding: PatternBindingSyntax) -> String? {
    if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
    let value = binding.initializer?.value
    if value?.is(FloatLiteralExprSyntax.self) == true { return "Double" }
    let callee = value?.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.as(DeclReferenceExprSyntax.self)?.trimmedDescription
  }

  /// The type and the value of the data of some properties: pairs of pairs.
  private static func data(of properties: ArraySlice<Property>) -> (type: String, value: String) {
    guard let first = properties.first else { return ("SwiftUI.EmptyAnimatableData", "") }
    let own = ("\(first.type).AnimatableData", "\(first.name).animatableData")
    guard properties.count > 1 else { return own }
    let rest = data(of: properties.dropFirst())
    return (
      "SwiftUI.AnimatablePair<\(own.0), \(rest.type)>",
      "SwiftUI.AnimatablePair(\(own.1), \(rest.value))"
    )
  }
}

extension AnimatableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let properties = properties(of: declaration)
    let data = data(of: properties[...])
    guard !properties.isEmpty else { return [] }
    let setters = properties.indices.map { index in
      let path = String(repeating: ".second", count: index)
      let end = index + 1 < properties.count ? ".first" : ""
      return "\(properties[index].name).animatableData = newValue\(path)\(end)"
    }
    return [
      """
      var animatableData: \(raw: data.type) {
        get { \(raw: data.value) }
        set {
          \(raw: setters.joined(separator: "\n    "))
        }
      }
      """
    ]
  }
}

extension AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }
}
