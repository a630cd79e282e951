extension Rule {
  /// Every rule, in the order of its name.
  static let all: [Rule] = [
    badDirective, compileError, expectedErrorDiffers, expectedErrorMissing, invalidEncoding,
    missingImport, outputDiffers, testFailed, timedOut, trapped, unclosedFence, undeclaredName,
    unsourcedClaim, unsupportedAPI, unusedDirective, vagueSource,
  ]
}
