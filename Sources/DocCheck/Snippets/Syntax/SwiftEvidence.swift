import SwiftSyntax

/// Gathers what code has that only Swift has, and what Swift never has.
///
/// The parser accepts much of other languages: `import os`, `let x = 5`, `class A { }`.
final class SwiftEvidence: SyntaxAnyVisitor {
  /// A form that Swift shares with some languages; two of them together are enough.
  private enum Hint {
    case labelledArgument
    case trailingClosure
    case loop
    case bareCondition
    case printing
    case moduleImport
    case leadingDot
  }

  private var hints: Set<Hint> = []
  private var isCertain = false
  private var isForeign = false

  /// Whether the code that was walked is Swift.
  var isSwift: Bool { !isForeign && (isCertain || hints.count >= 2) }

  /// Modules that only Swift code imports.
  private static let modules: Set<String> = [
    "Foundation", "SwiftUI", "UIKit", "AppKit", "Combine", "Observation", "Testing", "XCTest",
    "SwiftData", "PackageDescription", "Dispatch", "CoreData", "Synchronization", "RegexBuilder",
    "Distributed", "WidgetKit", "MapKit", "SwiftSyntax", "Darwin", "Glibc", "Cocoa",
  ]

  /// Names that belong to the libraries and the keywords of other languages.
  private static let foreignNames: Set<String> = [
    "console", "document", "window", "require", "undefined", "null", "None", "True", "False",
    "NULL", "nullptr", "println", "printf", "fmt", "System", "std", "puts", "echo", "elif",
    "listOf", "mutableListOf", "remember",
  ]

  private static let foreignTypes: Set<String> = [
    "number", "string", "boolean", "any", "void", "int", "char", "float", "double", "str", "i32",
    "i64", "u8", "u32", "u64", "usize", "f32", "f64",
  ]

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .protocolDecl,
      .extensionDecl, .structDecl, .enumDecl, .actorDecl, .typeAliasDecl, .operatorDecl,
      .precedenceGroupDecl, .macroDecl, .guardStmt, .repeatStmt, .deferStmt, .keyPathExpr,
      .closureSignature, .expressionSegment, .availabilityCondition, .optionalBindingCondition,
      .matchingPatternCondition, .catchClause:
      isCertain = true
    case .classDecl, .variableDecl, .importDecl: takeDeclaration(node)
    case .forStmt: hints.insert(.loop)
    case .token: node.as(TokenSyntax.self).map(take)
    default: takeExpression(node)
    }
    return .visitChildren
  }

  private func takeDeclaration(_ node: Syntax) {
    if let type = node.as(ClassDeclSyntax.self) {
      let isEmpty = type.inheritanceClause == nil && type.memberBlock.members.isEmpty
      isCertain = isCertain || !isEmpty
    } else if let variable = node.as(VariableDeclSyntax.self) {
      isCertain =
        isCertain
        || variable.bindings.contains {
          $0.initializer != nil || $0.typeAnnotation != nil || $0.accessorBlock != nil
        }
    } else if let imported = node.as(ImportDeclSyntax.self) {
      let name = imported.path.first?.name.text ?? ""
      isCertain = isCertain || Self.modules.contains(name) || !imported.attributes.isEmpty
      if imported.path.count == 1, name.first?.isUppercase == true { hints.insert(.moduleImport) }
    }
  }

  private func takeExpression(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      take(call)
    } else if let access = node.as(MemberAccessExprSyntax.self), access.base == nil {
      let isFirst = access.period.previousToken(viewMode: .sourceAccurate) == nil
      if isFirst { hints.insert(.leadingDot) } else { isCertain = true }
    } else if let condition = node.as(IfExprSyntax.self)?.conditions.first?.condition {
      if !condition.is(TupleExprSyntax.self) { hints.insert(.bareCondition) }
    } else if let macro = node.as(MacroExpansionExprSyntax.self) {
      isCertain = isCertain || macro.leftParen != nil || macro.trailingClosure != nil
    } else if let attempt = node.as(TryExprSyntax.self) {
      isCertain = isCertain || attempt.questionOrExclamationMark != nil
    } else if let name = node.as(DeclReferenceExprSyntax.self) {
      take(name)
    } else if let type = node.as(IdentifierTypeSyntax.self) {
      isForeign = isForeign || Self.foreignTypes.contains(type.name.text)
    }
  }

  private func take(_ call: FunctionCallExprSyntax) {
    if call.arguments.contains(where: { $0.label != nil }) { hints.insert(.labelledArgument) }
    if call.trailingClosure != nil { hints.insert(.trailingClosure) }
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "print" { hints.insert(.printing) }
  }

  private func take(_ name: DeclReferenceExprSyntax) {
    if case .dollarIdentifier = name.baseName.tokenKind { isCertain = true }
    let isMember = name.parent?.as(MemberAccessExprSyntax.self)?.declName.id == name.id
    isForeign = isForeign || !isMember && Self.foreignNames.contains(name.baseName.text)
  }

  private func take(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .binaryOperator("=>"), .binaryOperator(":="): isForeign = true
    case .semicolon:
      let next = token.nextToken(viewMode: .sourceAccurate)
      let endsLine = next?.leadingTrivia.contains(where: \.isNewline) ?? true
      isForeign = isForeign || endsLine || next?.tokenKind == .endOfFile
    default: break
    }
  }
}
