import Testing

@testable import DocCheck

@Suite("Names in the facts about Apple's API")
struct APINamesTests {
  private static func names() throws -> APINames {
    let row = "UIKit\tKettle\tfunc\tboil(_:for:)" + String(repeating: "\t", count: 11)
    let tables = [
      "UIKit": row + "\nUIKit\tKettle\tinit\tinit?(litres:)" + String(repeating: "\t", count: 11)
        + "\n",
      "reexports": "", "imports": "", "changes": "", "supplement": "", "newer": "",
      "replacements": "",
    ]
    return APINames(Result { try APIFacts(names: Array(tables.keys), table: { tables[$0] }) })
  }

  @Test(
    "A name is there with the labels that some declaration of it has",
    arguments: [
      ("boil", ["_", "for"], true), ("boil", ["for"], true), ("boil", ["four"], false),
      ("init", ["litres"], true), ("brew", [], false), ("", [], false),
    ]
  )
  func labels(name: String, labels: [String], isThere: Bool) throws {
    #expect(try Self.names().has(name, labels: labels) == isThere)
  }

  @Test(
    "The results of Objective-C's functions need not be used, but where Swift has one of the name"
  )
  func imported() throws {
    let rest = String(repeating: "\t", count: 6)
    let rows = [
      "UIKit\tKettle\tfunc\tboil(_:)" + rest + "open",
      "UIKit\tKettle\tfunc\tpour(_:)" + rest + "class open",
      "UIKit\tCup\tfunc\tpour(_:)" + rest + "static",
    ].map { $0 + String(repeating: "\t", count: 5) + "\n" }
    let tables = [
      "UIKit": rows.joined(), "reexports": "", "imports": "", "changes": "", "supplement": "",
      "newer": "", "replacements": "",
    ]
    let names = APINames(Result { try APIFacts(names: Array(tables.keys), table: { tables[$0] }) })
    #expect(names.isImported("boil(_:)"))
    #expect(!names.isImported("boil"))
    #expect(!names.isImported("pour(_:)"))
  }

  @Test("Without facts there is no name")
  func damaged() {
    let error = EnvironmentError(stage: "facts", path: "UIKit.tsv", message: "damaged")
    #expect(!APINames(.failure(error)).has("boil"))
  }
}
