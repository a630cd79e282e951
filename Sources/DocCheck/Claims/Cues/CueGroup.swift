/// What a cue means to the recognition of claims: the keys of the word lists.
enum CueGroup: String, Sendable, CaseIterable, Codable {
  // MARK: Quantities

  /// A share in percent or tenths: `42%`, `6割`.
  case percent
  /// A share in words: `one in four`, `半数`.
  case share
  /// A halving, a share where the thing is measured: `in half`, `半減`.
  case halving
  /// A multiple that needs something it compares: `3x`, `3倍`.
  case multiple
  /// A multiple that is a whole predicate: `tripled`, `倍増`.
  case multiplication
  /// A time, a rate or a size: `5 ms`, `60 fps`, `320 MB`.
  case figure

  // MARK: What makes a quantity a claim

  /// A change for the better or the worse: `reduces`, `減`.
  case change
  /// A comparison that a multiple belongs to: `faster`, `高速`.
  case comparison
  /// Whom a share counts: `of users`, `チームの`.
  case population
  /// What is measured: `build time`, `メモリ使用量`.
  case metric
  /// What is measured in percent: `hit rate`, `シェア`.
  case rate
  /// How a figure is asserted: `takes`, `しかかからない`.
  case cost
  /// From one value to another: `→`.
  case arrow
  /// Heads of the columns with the old and the new values.
  case beforeAfter = "before-after"

  // MARK: Claims in words

  /// A superlative of speed or quality that is complete in itself.
  case superlative
  /// A comparative of speed or quality, a claim where it is compared with something.
  case comparative
  /// What a comparative is compared with: `than`, `より`.
  case comparedWith = "compared-with"
  /// A gesture at a source that is complete in itself: `studies show`.
  case attribution
  /// Whose finding or word is reported: `researchers`, `研究`.
  case authority
  /// The reporting of it: `found that`, `示されています`.
  case reporting
  /// A named or anonymous survey, report or study: `Survey 2024`, `社内調査`.
  case survey
  /// What names a source where it is in brackets together with a number.
  case surveyNoun = "survey-noun"
  case popularity
  /// A version of a system, a language or a tool: `iOS 17`.
  case version
  /// The coming and going of an interface: `introduced in`, `以降`.
  case availability
  /// What joins a name to the version that it needs: `requires`.
  case needsVersion = "needs-version"
  /// What follows the version that something came with: `以降`.
  case sinceVersion = "since-version"
  /// The particle between a name and its version.
  case topic
  case behaviour
  /// The introduction or the end of a quotation: `put it`, `と語`.
  case quoting
  /// The introduction of a block quotation that is beside it.
  case quotingBlock = "quoting-block"

  // MARK: What is no claim

  /// A goal, a setting, a threshold, a layout, an exercise in arithmetic, next to a number.
  case notMeasured = "not-measured"
  /// A supposition, an order or a rejected claim: the whole sentence asserts nothing.
  case notAsserted = "not-asserted"
  /// A count, a scale or a playing speed beside a multiple.
  case notMultiple = "not-multiple"
  /// A chosen duration or size beside a figure.
  case notPerformance = "not-performance"
  case notSuperlative = "not-superlative"
  case notAttribution = "not-attribution"
  /// The author's own environment or project beside a version.
  case notAvailability = "not-availability"
  case notPopularity = "not-popularity"
  case notBehaviour = "not-behaviour"
  /// The author's own opinion, which nobody need source.
  case opinion

  // MARK: Evidence

  /// A line that names sources: `Source:`, `出典`.
  case sourceLabel = "source-label"
  /// The heading of a list of references.
  case referenceHeading = "reference-heading"
  /// A blanket disclaimer over an article's figures.
  case disclaimer
  /// The author measured: `we measured`, `計測`.
  case measurement
  /// The device or the toolchain that was measured on.
  case device

  // MARK: Names of code

  /// What prose calls a thing of the code: `class`, `クラス`.
  case classWord = "class-word"
  case structWord = "struct-word"
  case enumWord = "enum-word"
  case actorWord = "actor-word"
  case protocolWord = "protocol-word"
  case methodWord = "method-word"
  case propertyWord = "property-word"
  /// Any other sort of thing, and longer words that only begin like one of the above.
  case symbolWord = "symbol-word"

  // MARK: What is said of code

  /// The code beside the sentence: `this code`, `このコード`.
  case thisCode = "this-code"
  /// What was shown last or is about to be: `this`, `これ`.
  case this
  /// The code before the sentence: `the code above`, `上のコード`.
  case codeAbove = "code-above"
  /// The code after the sentence: `the following code`, `次のコード`.
  case codeBelow = "code-below"
  /// What is around the verb and changes nothing.
  case codeFiller = "code-filler"
  /// Where a reason or a contrast begins, after what is said.
  case codeReason = "code-reason"
  /// What is said holds only sometimes, or no more.
  case codeHedge = "code-hedge"
  /// The compiler accepts it.
  case compiles
  /// The compiler refuses it.
  case refused
  /// What a refusal is called: `compiler error`.
  case compileError = "compile-error"
  /// It prints what is beside this.
  case prints
  /// It ends by a trap.
  case traps
  /// What a trap is called: `runtime error`.
  case runtimeError = "runtime-error"
  /// What code does to an error: `produces a`, `が発生します`.
  case raises

  // MARK: Text

  /// Where a clause ends inside a sentence.
  case clauseBreak = "clause-break"
  /// What ends a sentence at the end of a line, without a full stop.
  case lineEnd = "line-end"
  /// A full stop that ends no sentence.
  case abbreviation
}
