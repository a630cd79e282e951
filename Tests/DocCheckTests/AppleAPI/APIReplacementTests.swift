import Foundation
import Testing

@testable import DocCheck

@Suite("Replacements of deprecated API") struct APIReplacementTests {
  private static func declaration(
    _ name: String,
    _ parameters: String,
    deprecated: String = "",
    renamed: String = ""
  ) throws -> APIDeclaration {
    let fields = [
      "Garden", "Plot", "func", name, "", parameters, "", "", "", "", "13.0", "", deprecated,
      renamed, "",
    ]
    return try #require(APIDeclaration(row: Substring(fields.joined(separator: "\t"))))
  }

  @Test("A deprecated declaration says since when, and what to use")
  func attributes() throws {
    let dated = try Self.declaration("dig()", "", deprecated: "16.0")
    #expect(dated.deprecation == "@available(*, deprecated, message: \"since iOS 16.0\")")
    let renamed = try Self.declaration("dig()", "", deprecated: "soft", renamed: "plough()")
    #expect(renamed.deprecation == "@available(*, deprecated, renamed: \"plough()\")")
    #expect(
      try Self.declaration("dig()", "", deprecated: "soft").deprecation
        == "@available(*, deprecated)"
    )
    #expect(try Self.declaration("dig()", "").deprecation == nil)
  }

  @Test("A row is about all declarations of a name that are deprecated, or about one overload")
  func rows() throws {
    let declarations = [
      try Self.declaration("dig(depth:)", "depth:Int", deprecated: "soft"),
      try Self.declaration("dig(depth:)", "depth:Double"),
      try Self.declaration("sow(_:)", "_:Seed"), try Self.declaration("sow(_:)", "_:[Seed]"),
    ]
    let rows = [
      "Garden\tPlot\tdig(depth:)\t\tplough(depth:)\t",
      "Garden\tPlot\tsow(_:)\t_:Seed\tplant(_:)\t26.0",
    ]
    let replacements = try rows.map { try #require(APIReplacement(row: Substring($0))) }
    let applied = APIReplacement.applied(replacements, to: declarations).map(\.deprecation)
    #expect(
      applied == [
        "@available(*, deprecated, message: \"use plough(depth:)\")", nil,
        "@available(*, deprecated, message: \"since iOS 26.0; use plant(_:)\")", nil,
      ]
    )
  }

  @Test(
    "A row that lacks a column or a name is none",
    arguments: ["", "Garden\tPlot\tdig()\t\tx", "Garden\tPlot\t\t\tx\t"]
  )
  func damaged(row: String) { #expect(APIReplacement(row: Substring(row)) == nil) }

  @Test("Every replacement that doccheck was built with is about something in the facts")
  func embedded() throws {
    let facts = try APIFacts.embedded.value.get()
    let table = Repository.root.appending(
      path: "Sources/SampleModels/AppleAPI/Facts/replacements.tsv"
    )
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    let counts = Dictionary(grouping: rows) { String($0.prefix { $0 != "\t" }) }.mapValues(\.count)
    #expect(facts.modules.isSuperset(of: counts.keys))
    for name in facts.modules.sorted() {
      let used = try facts.module(name).declarations.count { !$0.replacement.isEmpty }
      let rows = counts[name] ?? 0
      #expect(used >= rows * 9 / 10, "\(name): \(used) of \(rows)")
    }
  }
}
