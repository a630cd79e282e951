import Foundation
import Testing

@Suite("Surface")
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

  private static let messages5 = Task { try await messages(mode: "5") }
  private static let messages6 = Task { try await messages(mode: "6") }

  /// What one call in a language mode says of all files.
  private static func messages(mode: String) async throws -> [String: SnippetMessages] {
    let texts = try files.map {
      try String(contentsOf: folder.appendingPathComponent("\($0).swift"), encoding: .utf8)
    }
    let said = try await SnippetCompiler(languageMode: mode).messages(of: texts)
    return Dictionary(uniqueKeysWithValues: zip(files, said))
  }

  @Test("Correct code compiles in both language modes", arguments: files, ["5", "6"])
  func compiles(file: String, mode: String) async throws {
    let messages = try await (mode == "5" ? Self.messages5 : Self.messages6).value
    #expect(messages[file]?.errors == [])
  }

  @Test("Every source of the folder is checked")
  func completeness() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(Self.files.map { "\($0).swift" }))
  }
}
