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

  @Test("Every group is known and has cues with a comment")
  func groups() throws {
    for file in try Lexicon.standardFiles() {
      for (name, entries) in file.groups {
        #expect(CueGroup(rawValue: name) != nil, "\(file.language) \(name)")
        #expect(entries.allSatisfy { !$0.comment.isEmpty && !$0.cues.isEmpty })
      }
      #expect(file.classes.values.allSatisfy { !$0.comment.isEmpty && !$0.words.isEmpty })
    }
  }

  @Test("No group of a list names a cue twice")
  func duplicates() throws {
    for file in try Lexicon.standardFiles() {
      for (name, entries) in file.groups {
        let cues = entries.flatMap(\.cues)
        #expect(Set(cues).count == cues.count, "\(file.language) \(name)")
      }
    }
  }

  @Test(
    "Each language has cues for what makes and what unmakes a claim",
    arguments: [
      CueGroup.percent, .share, .multiple, .figure, .change, .comparison, .population, .metric,
      .cost,
      .superlative, .attribution, .survey, .popularity, .availability, .behaviour, .notMeasured,
      .notAsserted, .notMultiple, .notPerformance, .opinion, .sourceLabel, .referenceHeading,
    ]
  )
  func coverage(group: CueGroup) throws {
    for file in try Lexicon.standardFiles() {
      #expect(file.groups[group.rawValue] != nil, "\(file.language)")
    }
  }

  @Test("An unknown group and an unknown class are errors that name them")
  func failures() {
    let entry = LexiconFile.Entry(comment: "c", cues: ["{size}"])
    let unknownClass = LexiconFile(language: .english, classes: [:], groups: ["share": [entry]])
    #expect(throws: LexiconFile.Failure.unknownClass("size", .english)) {
      try Lexicon([unknownClass])
    }
    let unknownGroup = LexiconFile(language: .korean, classes: [:], groups: ["shares": [entry]])
    #expect(throws: LexiconFile.Failure.unknownGroup("shares", .korean)) {
      try Lexicon([unknownGroup])
    }
  }
}
