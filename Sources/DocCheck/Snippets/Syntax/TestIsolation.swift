import SwiftParser
import SwiftSyntax

/// Runs on the main actor what XCTest's test cases override and the author isolates to it.
///
/// Apple's XCTest comes from Objective-C, and what overrides its methods may belong to an actor in
/// Swift 5 mode (`validOverrideIsolation` in the compiler); that of Linux is Swift, where the compiler
/// does not let it. XCTest calls these methods on the main thread on both.
enum TestIsolation {
  /// The text of an item with its overriding methods made to run on the main actor; every line stays
  /// in its place.
  static func text(_ item: String) -> String { CodeEdit.applying(edits(item), to: item) }

  /// What is written into code around the bodies and attributes of such methods, replacing nothing.
  static func edits(_ code: String) -> [CodeEdit] {
    guard code.contains("XCTestCase"), code.contains("@MainActor") else { return [] }
    let edits = DeepStack.run {
      let visitor = TestCaseVisitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: code))
      return visitor.edits
    }
    return edits ?? []
  }
}

/// Finds the synchronous methods that override those of test cases on the main actor.
private final class TestCaseVisitor: SyntaxVisitor {
  private(set) var edits: [CodeEdit] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard superclass == "XCTestCase" else { return .visitChildren }
    let isIsolated = Self.mainActor(node.attributes) != nil
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      isolate(function, inIsolated: isIsolated)
    }
    return .visitChildren
  }

  private func isolate(_ function: FunctionDeclSyntax, inIsolated isIsolated: Bool) {
    let effects = function.signature.effectSpecifiers
    let attribute = Self.mainActor(function.attributes)
    let modifiers = function.modifiers.map(\.name.text)
    guard isIsolated || attribute != nil, let body = function.body, effects?.asyncSpecifier == nil,
      modifiers.contains("override"), !modifiers.contains("nonisolated")
    else { return }
    if let attribute {
      insert("/*", at: attribute.positionAfterSkippingLeadingTrivia)
      insert("*/", at: attribute.endPositionBeforeTrailingTrivia)
    }
    let mark = effects?.throwsClause == nil ? "" : "try "
    insert(" \(mark)MainActor.assumeIsolated { () -> Void in", at: body.leftBrace.endPosition)
    insert("}", at: body.rightBrace.positionAfterSkippingLeadingTrivia)
  }

  private func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(CodeEdit(bytes: position.utf8Offset..<position.utf8Offset, text: text))
  }

  private static func mainActor(_ attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "MainActor" }
  }
}
