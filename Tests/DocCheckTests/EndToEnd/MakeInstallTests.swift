import Foundation
import Testing

@testable import DocCheck

@Suite("make install", .enabled(if: Tool.exists("make")))
struct MakeInstallTests {
  /// What the makefile installs from: the folder of the running tests.
  private let build = URL(fileURLWithPath: Checking.executable).deletingLastPathComponent().path

  @Test("An installed doccheck checks code that imports SwiftUI, macros and runs included")
  func installed() throws {
    let folder = try TemporaryFolder()
    let toolchain = try Checking.environment.get().toolchain
    let made = try Tool.run(
      "make",
      "-C",
      Repository.root.path,
      "-o",
      "build",
      "install",
      "BUILD=\(build)",
      "SWIFTC=\(toolchain.driver)",
      "DESTDIR=\(folder.path)/staged",
      "PREFIX=/opt/doc check"
    )
    #expect(String(decoding: made.standardError, as: UTF8.self) == "")
    try #require(made.ending == .exited(0))
    let prefix = folder.path + "/moved"
    try FileManager.default.moveItem(atPath: folder.path + "/staged/opt/doc check", toPath: prefix)
    let article = """
      ```swift
      import SwiftUI
      struct Lamp: View { var body: some View { Text("On") } }
      #Preview { Lamp() }
      ```

      ```swift
      print(6 * 7) // Prints "41"
      ```

      """
    let path = try folder.write(article, to: "a.md")
    let checked = try Tool.run(
      prefix + "/bin/doccheck",
      "--no-cache",
      "--cache",
      folder.path + "/cache",
      "--quiet",
      "--swiftc",
      toolchain.driver,
      path
    )
    #expect(String(decoding: checked.standardError, as: UTF8.self) == "")
    #expect(checked.ending == .exited(1))
    let shown = String(decoding: checked.standardOutput, as: UTF8.self)
    #expect(
      shown.contains(
        "a.md:8:14: error: expected output \"41\", but the code prints \"42\" [output-differs]"
      )
    )
    #expect(!shown.contains("compile-error"))
    // All that there is to know of the modules was prepared.
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache/interfaces"))
    let man = try String(contentsOfFile: prefix + "/share/man/man1/doccheck.1", encoding: .utf8)
    #expect(man == ManPage.text)
  }
}
