import SwiftParser
import SwiftSyntax

/// What of a snippet can be drawn: its previews, else its views that can be made without arguments, or as
/// the article makes them elsewhere of nothing but literals.
struct DrawableViews: Sendable {
  /// A view with the code that makes it.
  struct Example: Hashable, Sendable {
    let name: String
    let code: String
  }

  /// The number of `#Preview` macros.
  private(set) var previewCount = 0
  /// The types that provide previews.
  private(set) var providers: [String] = []
  /// The views that no other view of the snippet shows, each with the code that makes it.
  private(set) var views: [Example] = []

  /// Looks through code.
  ///
  /// - Parameter others: the code of the article around, which may make views with arguments.
  init(_ code: String, beside others: [String] = []) {
    let file = Parser.parse(source: code)
    var found: [String] = []
    var structs: [StructDeclSyntax] = []
    let extended = Self.extended(file)
    for statement in file.statements {
      if statement.item.isPreview { previewCount += 1 }
      guard let type = statement.item.as(StructDeclSyntax.self) else { continue }
      let name = type.name.text
      let protocols = type.protocols.union(extended[name] ?? [])
      if protocols.contains("PreviewProvider") { providers.append(name) }
      guard protocols.contains("View") else { continue }
      structs.append(type)
      if type.needsNoArguments { found.append(name) }
    }
    // What a preview shows need not be drawn again.
    guard previewCount == 0, providers.isEmpty else { return }
    let apart = structs.filter { type in
      !structs.contains { $0.name.text != type.name.text && $0.calls(type.name.text) }
    }
    let open = apart.filter { !found.contains($0.name.text) && $0.genericParameterClause == nil }
    let calls = LiteralCalls(of: Set(open.map(\.name.text)), in: [code] + others).calls
    views = apart.compactMap { type in
      let name = type.name.text
      let call = found.contains(name) ? "\(name)()" : calls[name]
      return call.map { Example(name: name, code: $0) }
    }
  }

  /// Only what needs no arguments.
  var withoutArguments: DrawableViews {
    var views = self
    views.views = views.views.filter { $0.code == "\($0.name)()" }
    return views
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { previewCount == 0 && providers.isEmpty && views.isEmpty }

  /// The protocols that extensions of types name.
  private static func extended(_ file: SourceFileSyntax) -> [String: Set<String>] {
    var protocols: [String: Set<String>] = [:]
    for statement in file.statements {
      guard let part = statement.item.as(ExtensionDeclSyntax.self) else { continue }
      let names = part.inheritanceClause?.names ?? []
      protocols[part.extendedType.trimmedDescription, default: []].formUnion(names)
    }
    return protocols
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether the item is a `#Preview`.
  fileprivate var isPreview: Bool {
    self.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || self.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
  }
}

extension InheritanceClauseSyntax {
  /// The names of the protocols, without the modules.
  fileprivate var names: [String] {
    inheritedTypes.compactMap {
      $0.type.trimmedDescription.split(separator: ".").last.map(String.init)
    }
  }
}

extension StructDeclSyntax {
  fileprivate var protocols: Set<String> { Set(inheritanceClause?.names ?? []) }

  /// Whether the code in the type makes a view of another type.
  fileprivate func calls(_ name: String) -> Bool {
    memberBlock.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
    }
  }

  /// Whether a value can be made by the name and two parentheses.
  fileprivate var needsNoArguments: Bool {
    guard genericParameterClause == nil else { return false }
    let members = memberBlock.members.map(\.decl)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    guard initializers.isEmpty else {
      return initializers.contains { initializer in
        initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      }
    }
    return members.compactMap { $0.as(VariableDeclSyntax.self) }.allSatisfy(\.needsNoArgument)
  }
}

extension VariableDeclSyntax {
  /// Wrappers that take their value from the views around, which nothing here provides, or as an
  /// argument.
  private static let given: Set<String> = [
    "EnvironmentObject", "Binding", "ObservedObject", "Bindable",
  ]
  /// Wrappers with a value of their own.
  private static let own: Set<String> = [
    "FocusState", "Namespace", "AccessibilityFocusState", "Query",
  ]

  /// Whether a type's own initialiser asks for no value of the property.
  fileprivate var needsNoArgument: Bool {
    if modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) { return true }
    let wrappers = attributes.compactMap { $0.as(AttributeSyntax.self) }
    for wrapper in wrappers {
      let name = wrapper.attributeName.trimmedDescription.prefix { $0 != "<" }
      if Self.given.contains(String(name)) { return false }
      if Self.own.contains(String(name)) { return true }
      if name == "Environment" {
        return wrapper.arguments?.trimmedDescription.hasPrefix("\\") == true
      }
      if wrapper.arguments != nil { return true }
    }
    return bindings.allSatisfy { binding in
      if binding.initializer != nil || binding.isComputed { return true }
      guard bindingSpecifier.text == "var", let type = binding.typeAnnotation?.type else {
        return false
      }
      return type.is(OptionalTypeSyntax.self)
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is computed.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard let list = accessors.as(AccessorDeclListSyntax.self) else { return true }
    return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
  }
}
