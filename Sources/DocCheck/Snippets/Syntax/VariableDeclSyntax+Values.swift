import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether all that it declares is computed.
  var isComputed: Bool {
    bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case .getter?: true
      case .accessors(let list)?: list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      default: false
      }
    }
  }

  /// Whether something that it declares has neither a value nor an accessor.
  var lacksValue: Bool {
    bindings.contains { $0.initializer == nil && $0.accessorBlock == nil }
  }

  /// Whether it means the same at the top level of a program and in a file without statements: it
  /// has a value from the start, be it `nil`, and waits for nothing.
  var isSameInLibrary: Bool {
    attributes.isEmpty && (!lacksValue || isOptional)
      && modifiers.allSatisfy { isComputed && $0.isPlainNonisolated }
      && !FunctionEffects.occur(in: Syntax(self))
  }

  private var isOptional: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && bindings.allSatisfy { $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false }
  }
}

extension DeclModifierSyntax {
  fileprivate var isPlainNonisolated: Bool {
    name.tokenKind == .keyword(.nonisolated) && detail == nil
  }
}
