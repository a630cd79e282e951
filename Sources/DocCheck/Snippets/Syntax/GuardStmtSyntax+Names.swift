import SwiftSyntax

extension GuardStmtSyntax {
  /// The names that it binds for what follows.
  var names: [String] {
    conditions.tokens(viewMode: .sourceAccurate).compactMap { token in
      token.parent?.is(IdentifierPatternSyntax.self) == true ? token.text.withoutBackticks : nil
    }
  }
}
