/// What a cue means to the recognition of claims: the classes of the word lists, `not-asserted` for
/// `notAsserted`.
enum CueGroup: UInt8, Sendable, CaseIterable {
  // MARK: Quantities

  /// A share in percent or tenths: `42%`, `6割`.
  case percent
  /// A share in words: `one in four`, `半数`.
  case share
  /// A share that names what it counts: `one user in #`.
  case countedShare
  /// A halving, a share where the thing is measured: `in half`, `半減`.
  case halving
  /// A multiple that needs something it compares: `3x`, `3倍`.
  case multiple
  /// A multiple that is a whole predicate: `tripled`, `倍増`.
  case multiplication
  /// A time or a size: `5 ms`, `320 MB`.
  case figure
  /// A number of things for each second, which is a measure by itself: `60 fps`.
  case throughput
  /// A longer time, or money, which is a figure only where it changes: `2 months`, `2か月`.
  case period

  /// A part in words that one can also shrink to: `a third`, `3分の1`.
  case fraction

  // MARK: What is measured

  /// What is measured about programs, work and business: `build time`, `メモリ使用量`.
  case metric
  /// What happens and is counted: `crashes`, `問い合わせ`.
  case event
  /// Whom or what a share counts: `users`, `チーム`.
  case people
  /// What is measured in percent: `hit rate`, `シェア`.
  case rate

  // MARK: How a quantity relates to what is measured

  /// A change for the better or the worse: `reduce`, `減`.
  case change
  /// A comparison that a multiple belongs to: `faster`, `高速`.
  case comparative
  /// How a figure is asserted: `takes`, `しかかからない`.
  case level
  /// What joins a figure to what is measured: `is`, `です`.
  case copula
  /// From one value to another: `→`.
  case arrow
  /// Heads of the columns with the old and the new values.
  case beforeAfter

  // MARK: Claims in words

  /// The first in speed or quality: `fastest`, `最速`.
  case superlative
  /// A superlative that needs no adjective: `second to none`, `右に出`.
  case unrivalled
  /// The first in anything, a claim where it is the first of a population: `the best`, `最高の`.
  case rank
  /// All things of a kind: `in the world`, `市場で`.
  case population
  /// That nothing else is so: `no other`, `没有哪种`.
  case nothing
  /// What nothing else is: `as fast`, `比得过`.
  case quality
  /// That it is always so: `always`, `どんな場面でも`.
  case universal
  /// By how much it is so: `far`, `圧倒的に`.
  case intensifier
  /// A judgement on speed, cost or errors: `faster`, `軽快`.
  case judgement
  /// A judgement that nothing measures by itself: `better`, `優れ`.
  case praise
  /// What praise can be of so that somebody could measure it: `throughput`, `性能`.
  case performance
  /// What a judgement is compared with: `than`, `より`.
  case comparedWith
  /// A gesture at a source that is complete in itself: `it is well known`.
  case attribution
  /// A kind of document: `studies`, `調査`.
  case source
  /// A group of people who should know: `experts`, `専門家`.
  case authority
  /// An organisation by name or by kind: `Apple`, `ある大手企業`.
  case organisation
  /// The reporting of a finding: `found that`, `示されて`.
  case reporting
  /// What an organisation says that one should do: `recommends`, `推奨`.
  case advice
  /// That somebody is the source: `according to`, `によれば`.
  case hearsay
  /// A named or anonymous survey, report or study: `Survey 2024`, `社内調査`.
  case survey
  /// What names a source where it is in brackets together with a number.
  case surveyNoun
  /// That something is the standard: `de facto standard`, `事実上の標準`.
  case popularity
  /// A part of all that is not a number: `most`, `ほとんどの`.
  case crowd
  /// That something is chosen more often than its like: `most popular`, `最も人気`.
  case favourite
  /// What people choose: `framework`, `ライブラリ`.
  case tool
  /// A number of people that nobody counted: `many`, `多くの`.
  case many
  /// That a crowd uses something: `use`, `採用`.
  case adoption
  /// A version of a system, a language or a tool: `iOS 17`.
  case version
  /// The coming and going of an interface: `introduced in`, `以降`.
  case availability
  /// That a version is the first or the last of several: `or later`, `未満`.
  case versionRange
  /// What joins a name to the version that it needs: `requires`.
  case needsVersion
  /// What follows the version that something came with: `以降`.
  case sinceVersion
  /// The particle between a name and its version.
  case topic
  case behaviour
  /// The introduction or the end of a quotation: `put it`, `と語`.
  case quoting
  /// The introduction of a block quotation that is beside it.
  case quotingBlock

  // MARK: What is no claim

  case goal
  case setting
  /// A size or a place on the screen: `width`, `余白`.
  case layout
  /// Money that is neither earned nor saved: `tax`, `割引`.
  case money
  case threshold
  /// Chance and arithmetic: `probability`, `合計`.
  case odds
  /// Certainty as a manner of speaking: `% sure`, `自信`.
  case certainty
  /// A step of a control or of a loop: `each tap`, `ずつ増`.
  case step
  /// An example, a game, a part of the article: `sample`, `この例`.
  case sample
  /// A condition of the clause it is in: `if`, `なら`.
  case condition
  /// What holds even so, of its own clause: `ても`, `더라도`.
  case concession
  /// What makes a statement in words only possible: `might`, `かもしれ`.
  case possible
  /// What makes the coming of an interface a plan: `will be`, `予定`.
  case planned
  /// A supposition, an order or a rejected claim: the whole sentence asserts nothing.
  case notAsserted
  /// A count, a scale or a playing speed beside a multiple.
  case notMultiple
  /// A chosen duration or size beside a figure.
  case notPerformance
  case notSuperlative
  case notAttribution
  /// The author's own environment or project beside a version.
  case notAvailability
  case notPopularity
  case notBehaviour
  /// A longer word that holds another word of the list: `プログラム`, `超过`.
  case other
  /// What may follow a noun: the particles of Korean.
  case ending
  /// The author's own opinion, which nobody need source.
  case opinion

  // MARK: Evidence

  /// A line that names sources: `Source:`, `出典`.
  case sourceLabel
  /// What the caption of a table begins with: `Table 2`, `表 2`.
  case captionLabel
  /// The heading of a list of references.
  case referenceHeading
  /// A blanket disclaimer over an article's figures.
  case disclaimer
  /// The author measured: `we measured`, `計測`.
  case measurement
  /// The device or the toolchain that was measured on.
  case device

  // MARK: Names of code

  /// What prose calls a thing of the code: `class`, `クラス`.
  case classWord
  case structWord
  case enumWord
  case actorWord
  case protocolWord
  case methodWord
  case propertyWord
  /// Any other sort of thing, and longer words that only begin like one of the above.
  case symbolWord

  // MARK: What is said of code

  /// The code beside the sentence: `this code`, `このコード`.
  case thisCode
  /// What was shown last or is about to be: `this`, `これ`.
  case this
  /// The code before the sentence: `the code above`, `上のコード`.
  case codeAbove
  /// The code after the sentence: `the following code`, `次のコード`.
  case codeBelow
  /// What is around the verb and changes nothing.
  case codeFiller
  /// Where a reason or a contrast begins, after what is said.
  case codeReason
  /// What is said holds only sometimes, or no more.
  case codeHedge
  /// The compiler accepts it.
  case compiles
  /// The compiler refuses it.
  case refused
  /// What a refusal is called: `compiler error`.
  case compileError
  /// It prints what is beside this.
  case prints
  /// It ends by a trap.
  case traps
  /// What a trap is called: `runtime error`.
  case runtimeError
  /// What code does to an error: `produces a`, `が発生します`.
  case raises

  // MARK: Facts

  /// What comes before the version that something came with: `from`.
  case fromVersion
  /// That an interface can be used: `works`, `사용할 수 있`.
  case worksOn
  /// What changes nothing of a fact that is beside it: `the`, `です`.
  case plain
  /// What joins a member to its type, or a cost to a member: `of`, `の`.
  case joint
  /// What makes something possible that is not so by itself: `with a package`.
  case provision
  case arrayWord
  case setWord
  case dictionaryWord
  case stringWord
  /// What points to something beside it: `these`, `次の`.
  case these
  /// That code has something: `declares`, `があります`.
  case declares
  /// What joins a kind of thing to its name: `called`, `という`.
  case called

  // MARK: Text

  /// Where a clause ends inside a sentence.
  case clauseBreak
  /// What ends a sentence at the end of a line, without a full stop.
  case lineEnd
  /// A full stop that ends no sentence.
  case abbreviation

  /// Whether the cue says something only in a sentence that states a fact about code.
  var isDetail: Bool {
    switch self {
    case .fromVersion, .worksOn, .plain, .joint, .provision, .arrayWord, .setWord,
      .dictionaryWord, .stringWord, .these, .declares, .called:
      true
    default: false
    }
  }

  /// The class of a word list's line; nothing for an unknown one.
  init?(name: String) {
    guard let group = Self.names[name] else { return nil }
    self = group
  }

  /// The name of the class in word lists.
  var name: String {
    "\(self)".reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
