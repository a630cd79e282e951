/// Something of a report that a case shows only where it is what the case is about.
enum CaseDetail: String, CaseIterable {
  /// The claims, with what bears them out.
  case claims
  /// What the compiler says of code that is to be refused for another reason.
  case error
  /// Where findings end.
  case ends
  /// What would mend the findings.
  case fixes
  /// The modules that were imported beyond the snippet's own.
  case imports
  /// What findings say of assumed names, which else stand with their snippet.
  case messages
  /// What each language mode made of a snippet.
  case modes
  /// The notes of findings.
  case notes
  /// What the program printed.
  case output
  /// Whether the code runs elsewhere than on Apple's systems.
  case portability
  /// How much the findings weigh.
  case severities
  /// How the hidden tests went.
  case tests
  /// The snippets that a snippet was compiled with.
  case uses
  /// What the comments about output and values were compared with.
  case values
  /// What the snippet was wrapped in.
  case wrapped
}
