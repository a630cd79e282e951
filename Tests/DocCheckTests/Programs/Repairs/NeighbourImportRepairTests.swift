import Testing

@testable import DocCheck

@Suite("Imports of a project's other files") struct NeighbourImportRepairTests {
  private let tern = "struct Tern: Identifiable {\n  var id = UUID()\n  var colour = Color.white\n}"
  private let list =
    "struct TernList: View {\n  var terns: [Tern]\n"
    + "  var body: some View { Text(\"\\(terns.count)\") }\n}"

  @Test(
    "What another snippet uses the snippet itself need not import",
    arguments: ["Foundation", "Observation"]
  )
  func comingAlong(module: String) throws {
    let model = "import \(module)\n\nfinal class Colony {\n  var terns: [Tern] = []\n}"
    let report = try Checking.check(parts: tern, model)
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.findings.isEmpty)
    #expect(report.snippets[1].imported.isEmpty)
  }

  @Test("What a snippet uses itself it has to import, whatever other snippets do")
  func own() throws {
    let model =
      "import Foundation\n\nfinal class Colony {\n  var terns: [Tern] = []\n  var sky = Color.blue\n}"
    let report = try Checking.check(parts: tern, model)
    #expect(Checking.verdicts(report) == ["passed", "failed"])
    #expect(
      Checking.findings(report) == [
        "13:13 missing-import: 'Color' is in SwiftUI, which this code does not import"
      ]
    )
  }

  @Test(
    "So it has what it needs for its attributes",
    arguments: ["@State var n = 0", "@Environment(\\.dismiss) var dismiss"]
  )
  func attributes(property: String) throws {
    let model = "import Foundation\n\nstruct Colony {\n  var tern: Tern\n  \(property)\n}"
    #expect(Checking.verdicts(try Checking.check(parts: tern, model)) == ["passed", "failed"])
  }

  @Test("A member is found in every file once another one imports its module")
  func members() throws {
    let model =
      "import Foundation\n\nfinal class Colony {\n  var names: [String] = []\n"
      + "  func remove(at places: IndexSet) { names.remove(atOffsets: places) }\n}"
    let view = "import SwiftUI\n\n" + list
    #expect(Checking.verdicts(try Checking.check(parts: model, tern, view)).first == "passed")
    #expect(try Checking.verdicts(ofFences: model) == ["failed"])
  }

  @Test("A member that no module has stays unknown beside other imports")
  func misspelt() throws {
    let model =
      "import Foundation\n\nfinal class Colony {\n  var names: [String] = []\n"
      + "  func remove(at places: IndexSet) { names.remove(atOfsets: places) }\n}"
    let report = try Checking.check(parts: model, tern, "import SwiftUI\n\n" + list)
    #expect(Checking.verdicts(report).first == "failed")
  }
}
