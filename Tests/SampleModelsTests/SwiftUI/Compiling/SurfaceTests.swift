import Foundation
import Testing

@Suite("Surface", .serialized)
struct SurfaceTests {
  /// The folder of sources that must compile as they stand.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/Surface")
    .standardizedFileURL

  private static let files = [
    "ContainersFocusAndFlow", "EverydayViews", "EveryForm", "RepresentablesAndOlderStyle",
    "ScenesAndLists", "ShapesAndEffects", "StylesLayoutsAndPreviews",
  ]

  @Test("Correct code compiles in both language modes", arguments: files, ["5", "6"])
  func compiles(file: String, mode: String) throws {
    let source = Self.folder.appendingPathComponent("\(file).swift")
    let snippet = try String(contentsOf: source, encoding: .utf8)
    #expect(try SnippetCompiler(languageMode: mode).errors(in: snippet) == [])
  }

  @Test("Every source of the folder is checked")
  func completeness() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(Self.files.map { "\($0).swift" }))
  }
}
