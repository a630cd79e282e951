import Foundation
import Testing

@testable import DocCheck

@Suite("SwiftSyntax's modules in binary form")
struct BinarySyntaxModulesTests {
  @Test("They are made once, all of them, and nothing else stays in the folder")
  func made() throws {
    let toolchain = try Checking.environment.get().toolchain
    let folder = try TemporaryFolder()
    let modules = BinarySyntaxModules(toolchain, home: folder.path)
    #expect(!FileManager.default.fileExists(atPath: modules.location))
    let made = try #require(modules.folder)
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: made)
    #expect(
      Set(names).isSuperset(of: ["SwiftSyntax.swiftmodule", "SwiftSyntaxMacros.swiftmodule"])
    )
    let date = try files.attributesOfItem(atPath: made)[.modificationDate] as? Date
    #expect(BinarySyntaxModules(toolchain, home: folder.path).folder == made)
    #expect(try files.attributesOfItem(atPath: made)[.modificationDate] as? Date == date)
    let besides = try files.contentsOfDirectory(atPath: folder.path + "/syntax-modules")
    #expect(besides.count == 1)
  }

  @Test("Where they cannot be kept, the compiler reads the toolchain's own")
  func unwritable() throws {
    let toolchain = try Checking.environment.get().toolchain
    #expect(BinarySyntaxModules(toolchain, home: "/proc/doccheck").folder == nil)
  }
}
