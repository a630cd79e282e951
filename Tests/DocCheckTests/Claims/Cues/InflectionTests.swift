import Testing

@testable import DocCheck

@Suite("The forms of words")
struct InflectionTests {
  @Test(
    "English verbs and nouns get their regular forms, and what follows a verb stays",
    arguments: [
      ("reduce", Inflection.verb, ["reduce", "reduces", "reduced", "reducing"]),
      ("vary", .verb, ["vary", "varies", "varied", "varying"]),
      ("push up", .verb, ["push up", "pushes up", "pushed up", "pushing up"]),
      ("query", .noun, ["query", "queries"]),
      ("delay", .noun, ["delay", "delays"]),
      ("half", .none, ["half"]),
    ]
  )
  func english(word: String, inflection: Inflection, forms: [String]) {
    #expect(inflection.forms(of: word) == forms)
  }

  @Test(
    "Korean verbs and adjectives get the stems of their past, their attributes and their endings",
    arguments: [
      ("줄이다", Inflection.verb, ["줄이고", "줄인", "줄일", "줄입", "줄여", "줄였"]),
      ("줄다", .verb, ["줄면", "줄어", "줄었", "준", "줍"]),
      ("빠르다", .verb, ["빠르고", "빠른", "빠릅", "빨라", "빨랐"]),
      ("오르다", .verb, ["오르는", "올라", "올랐"]),
      ("낮추다", .verb, ["낮추면", "낮춰", "낮췄"]),
      ("적다", .verb, ["적고", "적은", "적어", "적었"]),
      ("많다", .verb, ["많은", "많아", "많았"]),
      ("크다", .verb, ["크고", "큰", "커", "컸"]),
      ("가볍다", .verbB, ["가볍고", "가벼운", "가벼워", "가벼웠"]),
      ("낫다", .verbS, ["낫고", "나은", "나아"]),
    ]
  )
  func korean(word: String, inflection: Inflection, stems: [String]) {
    let forms = inflection.forms(of: word)
    #expect(stems.filter { !forms.contains($0) }.isEmpty, "\(forms)")
  }

  @Test("A Korean stem of one syllable is never a form by itself, which other words begin with")
  func shortStems() {
    #expect(!Inflection.verb.forms(of: "줄다").contains("줄"))
    #expect(!Inflection.verb.forms(of: "적다").contains("적"))
  }
}
