import Testing

@testable import DocCheck

@Suite("Deployment targets") struct DeploymentTargetTests {
  @Test(
    "A system and a version are read, nothing else",
    arguments: [
      ("iOS 16", "iOS 16.0"), ("macOS 13.3", "macOS 13.3"), ("iOS", nil), ("iOS sixteen", nil),
      ("watchOS 9", nil), ("ios 16", nil), ("iOS 16 17", nil), ("", nil), ("iOS 16.", nil),
      ("iOS 99999999999999999999", nil),
    ]
  )
  func written(text: String, expected: String?) {
    #expect(DeploymentTarget(text)?.description == expected)
  }

  @Test("A manifest names one for each of its platforms that the facts know")
  func manifest() {
    let code = """
      let package = Package(
        name: "A",
        platforms: [.iOS(.v15), .macOS("12.3"), .watchOS(.v9), .macCatalyst(.v16), .iOS(.v13_4)]
      )
      """
    let targets = DeploymentTarget.list(inManifest: code).map(\.description)
    #expect(targets == ["iOS 15.0", "macOS 12.3", "iOS 13.4"])
    #expect(DeploymentTarget.list(inManifest: "Text(\"a\").iOS(.v15)") == [])
  }

  @Test("The first declaration of a name counts, by the labels that it is called with")
  func versions() throws {
    let tail = "\t\t"
    let rows = [
      "Garden\tPlot\tfunc\tdig(depth:)\t\tdepth:Int\t\t\t\t\t14.0\t11.0\(tail)\t",
      "Garden\tPlot\tfunc\tdig(depth:width:)\t\tdepth:Int; width:Int\t\t\t\t\t16.0\t13.0\(tail)\t",
      "Garden\t\tstruct\tPlot\t\t\t\t\t\t\t15.0\t12.0\(tail)\t",
      "Garden\tPlot\tvar\told\t\t\tInt\t\t\t\t\t\(tail)\t",
    ]
    var tables = APIFactsTests.tables
    tables["Garden"] = rows.map { $0 + "\n" }.joined()
    let text = tables
    let facts = try APIFacts(names: Array(text.keys), table: { text[$0] })
    let versions = APIVersions(facts, modules: ["Garden"], on: .iOS)
    func since(
      _ name: String,
      _ labels: [String],
      of receiver: VersionedUses.Receiver = .result
    )
      -> APIVersions.Introduction?
    {
      let use = VersionedUses.Found(name: name, receiver: receiver, labels: labels, offset: 0)
      return versions.introduction(of: use)
    }
    #expect(since("dig", ["depth"])?.version == SystemVersion(14))
    #expect(since("dig", ["depth"])?.isLeast == true)
    #expect(since("dig", ["depth", "width"])?.version == SystemVersion(16))
    #expect(since("dig", ["depth", "width"])?.isLeast == false)
    #expect(since("dig", ["depth"], of: .value)?.version == SystemVersion(14))
    #expect(since("dig", [], of: .value) == nil)
    #expect(since("dig", ["depth"], of: .nothing) == nil)
    #expect(since("dig", ["depth"], of: .context) == nil)
    #expect(since("dig", ["depth"], of: .type("Field")) == nil)
    #expect(since("Plot", ["size"], of: .nothing)?.version == SystemVersion(15))
    #expect(since("old", []) == nil)
    #expect(since("dig", ["speed"]) == nil)
    #expect(since("unknown", []) == nil)
  }
}
