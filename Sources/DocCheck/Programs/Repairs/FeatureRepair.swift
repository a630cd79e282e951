/// Enables the experimental features that the compiler asks for, of which releases have some.
struct FeatureRepair: Repair {
  let limit = 2

  /// What the compiler refuses without a feature that it does not name.
  private static let unnamed = [
    "requirement of an associated type": "SuppressedAssociatedTypes"
  ]

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    // Whose code must not compile may mean just that.
    guard linker.items.snippets[attempt.draft.subject].directives.compileFail == nil else {
      return []
    }
    let asked = attempt.compilation.errors.compactMap { Self.feature(of: $0.text) }
    var draft = attempt.draft
    draft.features = Set(draft.features + asked).sorted()
    return draft == attempt.draft ? [] : [draft]
  }

  /// Code that a feature allows is only then checked for other things; releases do not have all.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    switch attempt.compilation.ending {
    case .clean: true
    case .timedOut, .crashed: false
    case .refused: attempt.compilation.errors.allSatisfy { Self.feature(of: $0.text) == nil }
    }
  }

  /// The feature that an error asks for.
  private static func feature(of text: String) -> String? {
    if let named = text.firstMatch(of: Self.featureName) {
      return String(named.1)
    }
    return unnamed.first { text.hasSuffix($0.key) }?.value
  }

  private static let featureName = Pattern(/experimental[ -]feature '?([A-Z]\w*)/)
}
