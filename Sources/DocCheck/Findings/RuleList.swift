extension Rule {
  /// Every rule, in the order of its name.
  static let all: [Rule] = [
    availability, badDirective, brokenLink, brokenSymbolLink, collapsedCode, compileError,
    compilerWarning,
    conflictingDeclaration, contradictedClaim, deprecatedAPI, docParameter, emptyLink,
    expectedErrorDiffers,
    expectedErrorMissing, fenceLanguage, invalidEncoding, languageMode,
    missingImport, outputDiffers, runtimeWarning, swallowedFence, symbolKind, testFailed, timedOut,
    trapped, unclosedFence, undeclaredName, unfencedCode, unknownSymbol, unreadArticle,
    unsourcedClaim,
    unsupportedAPI, unusedDirective, vagueSource,
  ]

  /// The rule of a name.
  ///
  /// - Throws: `UsageError` with a hint if there is none.
  static func named(_ id: String) throws -> Rule {
    if let rule = all.first(where: { $0.id == id }) { return rule }
    throw UsageError(
      message: "unknown rule '\(id)'",
      help: EditDistance.suggestion(for: id, in: all.map(\.id))
        ?? "'doccheck explain' lists all rules"
    )
  }
}
