import Foundation
import Testing

@testable import DocCheck

@Suite("SwiftPM's description of a build")
struct BuildDescriptionTests {
  @Test("Folders, module maps and macros are kept, what is the build's own business is not")
  func paths() throws {
    let text = """
      {"swiftCommands": {"x": {
        "moduleName": "Client", "importPath": "/b/debug/Modules", "otherArguments": [
          "-target", "t", "-Onone", "-Xcc", "-fmodule-map-file=/m/module.modulemap", "-Xcc", "-I",
          "-Xcc", "/m/include", "-module-cache-path", "/c", "-I", "/other", "-swift-version", "5",
          "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/b/M-tool#M", "-Xcc"
        ]}}}
      """
    let description = try JSONDecoder().decode(BuildDescription.self, from: Data(text.utf8))
    #expect(
      description.paths(ofModule: "Client")
        == ModulePaths(
          searchOptions: [
            "-I", "/b/debug/Modules", "-Xcc", "-fmodule-map-file=/m/module.modulemap", "-Xcc",
            "-I", "-Xcc", "/m/include", "-I", "/other",
          ],
          pluginOptions: ["-load-plugin-executable", "/b/M-tool#M"]
        )
    )
    #expect(description.paths(ofModule: "Other") == nil)
  }
}
