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
  /// has names and a value from the start, be it `nil`, and cannot overflow.
  var isSameInLibrary: Bool {
    attributes.isEmpty && (!lacksValue || isOptional) && !mayOverflow
      && bindings.allSatisfy { !ItemReader.names(in: $0.pattern).isEmpty }
      && modifiers.allSatisfy { isComputed && $0.isPlainNonisolated }
  }

  /// Whether it begins with a number that may become too large, for which the compiler refuses it
  /// only where it stands among statements.
  private var mayOverflow: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && bindings.contains(where: \.mayOverflow)
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

extension PatternBindingSyntax {
  private static let narrowTypes: Set<String> = [
    "Int8", "Int16", "Int32", "Int64", "Int128",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
  ]

  fileprivate var mayOverflow: Bool {
    let tokens = tokens(viewMode: .sourceAccurate).map(\.tokenKind)
    let digits = tokens.compactMap {
      if case .integerLiteral(let digits) = $0 { digits } else { nil }
    }
    let isNarrow = tokens.contains {
      if case .identifier(let name) = $0 { Self.narrowTypes.contains(name) } else { false }
    }
    return digits.contains { isNarrow || $0.count >= 10 }
  }
}
