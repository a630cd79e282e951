import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a property of `EnvironmentValues` and the like read and write a key of its own.
struct EntryMacro {
  /// The name and the type of a marked property, and the value it starts with.
  private struct Entry {
    let name: String
    let type: TypeSyntax?
    let value: ExprSyntax?
    let owner: String

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { throw EntryMacroError.notAProperty }
      guard let owner = context.lexicalContext.lazy.compactMap(Self.owner).first
      else { throw EntryMacroError.wrongPlace }
      name = pattern.identifier.text.withoutBackticks
      type = binding.typeAnnotation?.type.trimmed
      value = binding.initializer?.value.trimmed
      self.owner = owner
    }

    /// The name of the type that is extended, if a property of it can be an entry.
    private static func owner(_ syntax: Syntax) -> String? {
      let name = syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      return name?.split(separator: ".").last.map(String.init)
    }

    /// The protocol of the key.
    var keyProtocol: String {
      switch owner {
      case "EnvironmentValues": "SwiftUI.EnvironmentKey"
      case "Transaction": "SwiftUI.TransactionKey"
      case "ContainerValues": "SwiftUI.ContainerValueKey"
      case "FocusedValues": "SwiftUI.FocusedValueKey"
      default: ""
      }
    }

    var keyName: String { "__Key_\(name)" }
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    guard !entry.keyProtocol.isEmpty else { throw EntryMacroError.wrongPlace }
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      """
      private struct \(raw: entry.keyName): \(raw: entry.keyProtocol) {
        \(raw: try members(of: entry))
      }
      """
    ]
  }

  /// What the key declares: the type of its value, and the value to start with.
  private static func members(of entry: Entry) throws -> String {
    if entry.owner == "FocusedValues" {
      guard let type = entry.type else { throw EntryMacroError.noType }
      let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      return "typealias Value = \(wrapped.trimmedDescription)"
    }
    if let type = entry.type {
      let isOptional = type.is(OptionalTypeSyntax.self)
      guard let value = entry.value?.description ?? (isOptional ? "nil" : nil) else {
        throw EntryMacroError.noValue
      }
      return """
        typealias Value = \(type)
        static var defaultValue: Value { \(value) }
        """
    }
    guard let value = entry.value else { throw EntryMacroError.noValue }
    return "static let defaultValue = \(value)"
  }
}

/// What is wrong with a property that `@Entry` marks.
enum EntryMacroError: Error, CustomStringConvertible {
  /// It is no stored property.
  case notAProperty
  /// It is not in an extension that can have entries.
  case wrongPlace
  /// It has no value to start with.
  case noValue
  /// It has no type.
  case noType

  var description: String {
    switch self {
    case .notAProperty: "'@Entry' macro can only attach to stored properties"
    case .wrongPlace:
      """
      '@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, \
      Transaction, ContainerValues, or FocusedValues
      """
    case .noValue: "'@Entry' macro requires a default value"
    case .noType: "'@Entry' macro requires a type annotation in FocusedValues"
    }
  }
}
