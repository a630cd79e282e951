import SwiftSyntax

/// The cases of an enumeration that one `switch`, condition or loop tells apart without naming the
/// enumeration.
struct CasePatterns: Hashable, Sendable {
  /// The last name of what is told apart: `state` of `self.model.state`; nothing where it has none.
  let subject: String?
  /// The cases with the labels of what they carry, `_` for none.
  let cases: [String: [String]]
}

extension CasePatterns {
  /// Reads the patterns of a `switch`; nothing where none is a case named by a dot alone.
  init?(_ node: SwitchExprSyntax) {
    let patterns = node.cases.flatMap { item -> [PatternSyntax] in
      guard let label = item.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else {
        return []
      }
      return label.caseItems.map(\.pattern)
    }
    self.init(patterns, of: node.subject)
  }

  /// Reads the pattern of a condition; nothing where it is no case named by a dot alone.
  init?(_ node: MatchingPatternConditionSyntax) {
    self.init([node.pattern], of: node.initializer.value)
  }

  /// Reads the pattern of a loop over some of a list's elements; nothing where it is no case named by a dot
  /// alone.
  init?(_ node: ForStmtSyntax) {
    guard node.caseKeyword != nil else { return nil }
    self.init([node.pattern])
  }

  private init?(_ patterns: [PatternSyntax], of subject: ExprSyntax? = nil) {
    cases = Dictionary(patterns.compactMap(Self.caseName)) { first, second in
      first.isEmpty ? second : first
    }
    guard !cases.isEmpty else { return nil }
    let name =
      subject?.as(DeclReferenceExprSyntax.self)?.baseName
      ?? subject?.as(MemberAccessExprSyntax.self)?.declName.baseName
    self.subject = name?.text
  }

  /// The case that a pattern names by a dot alone, with the labels of what it carries.
  private static func caseName(_ pattern: PatternSyntax) -> (String, [String])? {
    let binding = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let value = binding.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let call = value.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? value).as(MemberAccessExprSyntax.self),
      member.base == nil
    else { return nil }
    let labels = call?.arguments.map { $0.label?.text ?? "_" } ?? []
    return (member.declName.baseName.text.withoutBackticks, labels)
  }
}
