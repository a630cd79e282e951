import Testing

@testable import DocCheck

@Suite("Apple's frameworks without a module")
struct AppleFrameworkTests {
  private func check(_ codes: String...) throws -> ArticleReport {
    try Checking.check(codes.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n"))
  }

  private let swiftData = "it needs SwiftData, which exists on Apple's systems only"
  private let coreData = "it needs CoreData, which exists on Apple's systems only"

  @Test("Code that imports one is undecided, and says which")
  func imports() throws {
    let report = try check(
      "import SwiftData\nlet one = 1",
      "import CoreData\nclass Kiln: NSManagedObject {}",
      "import Metal\nlet two = 2"
    )
    #expect(
      Checking.verdicts(report) == [
        "undecided: \(swiftData)", "undecided: \(coreData)",
        "undecided: there is no module 'Metal' here",
      ]
    )
  }

  @Test("A macro or a wrapper of one is named, whatever else is missing")
  func attributes() throws {
    let report = try check(
      "@Model final class Vase { var height = 1 }",
      """
      struct Bowl { var width = 1 }
      struct Shelf: View {
        @Query private var bowls: [Bowl]
        var body: some View { Text("\\(bowls.count)") }
      }
      """,
      """
      struct Mug { var size = 1 }
      struct Rack: View {
        @FetchRequest(sortDescriptors: []) private var mugs: FetchedResults<Mug>
        var body: some View { Text("\\(mugs.count)") }
      }
      """
    )
    #expect(
      Checking.verdicts(report) == [
        "undecided: \(swiftData) (@Model)", "undecided: \(swiftData) (@Query)",
        "undecided: \(coreData) (@FetchRequest)",
      ]
    )
  }

  @Test("What one adds to SwiftUI is named, too")
  func members() throws {
    let report = try check(
      """
      struct Desk: View {
        @Environment(\\.modelContext) private var context
        var body: some View { Text("a") }
      }
      """,
      """
      struct Loft: View {
        @Environment(\\.managedObjectContext) private var context
        var body: some View { Text("a") }
      }
      """,
      "struct Hall: View { var body: some View { Text(\"a\").modelContainer(for: [Int].self) } }"
    )
    #expect(
      Checking.verdicts(report) == [
        "undecided: \(swiftData) (modelContext)", "undecided: \(coreData) (managedObjectContext)",
        "undecided: \(swiftData) (modelContainer(for:inMemory:))",
      ]
    )
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
