import Foundation
import Testing

@testable import DocCheck

@Suite("The manifest of a package")
struct PackageManifestTests {
  private func manifest(_ products: String...) throws -> PackageManifest {
    let list = products.joined(separator: ", ")
    let text = #"{"name": "a", "products": [\#(list)], "targets": []}"#
    return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
  }

  @Test("Libraries are taken, programs and plugins are not")
  func kinds() throws {
    let manifest = try manifest(
      #"{"name": "A", "targets": ["A", "B"], "type": {"library": ["automatic"]}}"#,
      #"{"name": "tool", "targets": ["Tool"], "type": {"executable": null}}"#,
      #"{"name": "p", "targets": ["P"], "type": {"plugin": null}}"#,
      #"{"name": "C", "targets": ["c-ares"], "type": {"library": ["static"]}}"#
    )
    #expect(manifest.libraries.map(\.name) == ["A", "C"])
    #expect(manifest.modules == ["A", "B", "c_ares"])
  }

  @Test("A library whose targets another one has is not taken twice")
  func duplicates() throws {
    let manifest = try manifest(
      #"{"name": "A", "targets": ["A"], "type": {"library": ["automatic"]}}"#,
      #"{"name": "A-dynamic", "targets": ["A"], "type": {"library": ["dynamic"]}}"#,
      #"{"name": "All", "targets": ["A", "B"], "type": {"library": ["automatic"]}}"#
    )
    #expect(manifest.libraries.map(\.name) == ["A", "All"])
    #expect(manifest.modules == ["A", "B"])
  }
}
