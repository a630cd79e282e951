import Testing

@testable import DocCheck

@Suite("The word lists")
struct LexiconTests {
  @Test("There is one list for each language, and all of them build")
  func languages() throws {
    let files = try Lexicon.standardFiles()
    #expect(files.map(\.language) == [.english, .japanese, .korean, .chinese])
    _ = try Lexicon(files)
  }

  @Test("Every line names a known class, and no line is there twice")
  func lines() throws {
    for file in try Lexicon.standardFiles() {
      let words = file.entries.map { "\($0.group) \($0.pattern)" }
      let repeated = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(repeated.isEmpty, "\(file.language)")
      #expect(file.entries.allSatisfy { CueGroup(name: $0.group) != nil })
    }
  }

  @Test(
    "Each language has words for what makes and what unmakes a claim",
    arguments: [
      CueGroup.percent, .share, .fraction, .multiple, .figure, .throughput, .change, .comparative,
      .people, .event, .metric, .rate, .level, .superlative, .unrivalled, .universal, .judgement,
      .praise, .performance, .rank, .population, .possible, .planned, .versionRange,
      .attribution, .authority, .reporting, .survey, .popularity, .crowd, .adoption,
      .availability, .behaviour, .goal, .setting, .layout, .threshold, .odds, .sample,
      .condition, .notAsserted, .notMultiple, .notPerformance, .other, .opinion, .sourceLabel,
      .referenceHeading,
    ]
  )
  func coverage(group: CueGroup) throws {
    for file in try Lexicon.standardFiles() {
      #expect(file.entries.contains { $0.group == group.name }, "\(file.language)")
    }
  }

  @Test("An unknown class, unknown words and a line without a word are errors that name them")
  func failures() throws {
    #expect(throws: LexiconFile.Failure.unknownClass("size", .english)) {
      try Lexicon([LexiconFile(Array("share\t{size}\n".utf8), language: .english)])
    }
    #expect(throws: LexiconFile.Failure.unknownGroup("shares", .korean)) {
      try Lexicon([LexiconFile(Array("shares\thalf\n".utf8), language: .korean)])
    }
    for line in ["share", "share\t", "share\thalf\tadverb"] {
      #expect(throws: LexiconFile.Failure.unreadableLine(line, .english)) {
        try LexiconFile(Array(line.utf8), language: .english)
      }
    }
  }
}
