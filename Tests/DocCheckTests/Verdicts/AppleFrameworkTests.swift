import Testing

@testable import DocCheck

@Suite("Apple's frameworks without a module")
struct AppleFrameworkTests {
  private func check(_ codes: String...) throws -> ArticleReport {
    try Checking.check(codes.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n"))
  }

  private let coreData = "it needs CoreData, which exists on Apple's systems only"

  @Test("Code that imports one is undecided, and says which")
  func imports() throws {
    let report = try check(
      "import CloudKit\nlet one = 1",
      "import CoreData\nclass Kiln: NSManagedObject {}",
      "import Metal\nlet two = 2"
    )
    #expect(
      Checking.verdicts(report) == [
        "undecided: it needs CloudKit, which exists on Apple's systems only",
        "undecided: \(coreData)", "undecided: there is no module 'Metal' here",
      ]
    )
  }

  @Test("A wrapper of one is named, whatever else is missing")
  func attributes() throws {
    let report = try check(
      """
      struct Mug { var size = 1 }
      struct Rack: View {
        @FetchRequest(sortDescriptors: []) private var mugs: FetchedResults<Mug>
        var body: some View { Text("\\(mugs.count)") }
      }
      """
    )
    #expect(Checking.verdicts(report) == ["undecided: \(coreData) (@FetchRequest)"])
  }

  @Test("What one adds to SwiftUI is named, too")
  func members() throws {
    let report = try check(
      """
      struct Loft: View {
        @Environment(\\.managedObjectContext) private var context
        var body: some View { Text("a") }
      }
      """
    )
    #expect(Checking.verdicts(report) == ["undecided: \(coreData) (managedObjectContext)"])
  }

  @Test("A wrapper that the article declares under such a name is its own")
  func ownNames() throws {
    let report = try check(
      "@propertyWrapper struct Query { var wrappedValue = 1 }\nstruct Shelf { @Query var number = \"\" }",
      "@propertyWrapper struct Query { var wrappedValue = 1 }\nstruct Sill { @Query var number: Int }"
    )
    #expect(report.snippets.map(\.verdict.name) == ["failed", "passed"])
  }
}
