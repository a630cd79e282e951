import Foundation
import Testing

@testable import DocCheck

@Suite("Playgrounds, tutorials and snippets", .enabled(if: Checking.hasSandbox))
struct SwiftPageTests {
  /// The lines of findings about the files of a folder.
  private func findings(_ folder: TemporaryFolder) throws -> [String] {
    let run = CommandRun(["check", folder.path, "--cache", try folder.makeCache()])
    return run.output.split(separator: "\n").filter { $0.hasPrefix(folder.path) }
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test("A page of a playground is one program that sees the playground's sources")
  func playground() throws {
    let folder = try TemporaryFolder()
    let list = "<playground><pages><page name='One'/><page name='Two'/></pages></playground>"
    try folder.write(list, to: "Tea.playground/contents.xcplayground")
    try folder.write(
      "public func pour(_ n: Int) -> Int { n }",
      to: "Tea.playground/Sources/Pour.swift"
    )
    try folder.write(
      """
      /*:
       # Tea
       [Back](@previous), ![A cup](cup.png), [Two](Two)
       */
      let cups = [1, 2, 3]
      //: Count them. [Next](@next), [Three](Twoo)
      let total = cups.reduce(0, +)
      print(pour(total))
      // Prints "7"
      """,
      to: "Tea.playground/Pages/One.xcplaygroundpage/Contents.swift"
    )
    try folder.write(
      "//: # Two\n//: [Next](@next)\nlet n: Int = pour(4) // 5\nlet cup: Int = \"a\"\n",
      to: "Tea.playground/Pages/Two.xcplaygroundpage/Contents.swift"
    )
    let one = "Tea.playground/Pages/One.xcplaygroundpage/Contents.swift"
    let two = "Tea.playground/Pages/Two.xcplaygroundpage/Contents.swift"
    let found = try findings(folder)
    #expect(
      found == [
        "\(one):3:1: warning: broken link: there is no page before this one [broken-link]",
        "\(one):3:21: warning: broken link: no 'cup.png' in the playground's resources [broken-link]",
        "\(one):6:32: warning: broken link: the playground has no page 'Twoo'; did you mean 'Two'? [broken-link]",
        "\(one):9:1: error: expected output \"7\", but the code prints \"6\" [output-differs]",
        "\(two):2:5: warning: broken link: there is no page after this one [broken-link]",
        "\(two):4:16: error: cannot convert value of type 'String' to specified type 'Int' [compile-error]",
      ]
    )
  }

  @Test("A step of a tutorial is compiled with the files that are shown by then")
  func tutorial() throws {
    let folder = try TemporaryFolder()
    let steps = ["Cup.swift, cup-1", "Pour.swift, pour-1", "Cup.swift, cup-2", "Cup.swift, cup-3"]
    let texts = steps.map { step in
      let parts = step.split(separator: ",").map { $0.drop { $0 == " " } }
      return
        "      @Step { \n        Do.\n        @Code(name: \"\(parts[0])\", file: \(parts[1]).swift)\n      }"
    }
    try folder.write(
      """
      @Tutorial(time: 10) {
        @Intro(title: "Tea") {
          See <doc:Potts>.
          @Image(source: cup, alt: "A cup")
        }
        @Section(title: "Cups") {
          @Steps {
      \(texts.joined(separator: "\n"))
          }
        }
      }
      """,
      to: "Tea.docc/Tea.tutorial"
    )
    try folder.write("# Pots\n\nSee <doc:Tea>.\n", to: "Tea.docc/Pots.md")
    try folder.write("struct Cup { var size = 1 }", to: "Tea.docc/Resources/cup-1.swift")
    try folder.write(
      "func pour(_ cup: Cup) -> Int { cup.size }",
      to: "Tea.docc/Resources/pour-1.swift"
    )
    try folder.write(
      "struct Cup {\n  var size: String\n  var half: String { pour(self) / 2 }\n}",
      to: "Tea.docc/Resources/cup-2.swift"
    )
    try folder.write("let unused: Int = \"a\"", to: "Tea.docc/Resources/other.swift")
    try folder.write(Data(), to: "Tea.docc/Resources/cup~dark@2x.png")
    let found = try findings(folder)
    #expect(
      found == [
        "Tea.docc/Pots.md:1:1: note: no page of the catalog uses 'Resources/other.swift' [broken-link]",
        "Tea.docc/Tea.tutorial:3:9: warning: broken link: no page 'Potts' in the catalog; did you mean 'Pots'? [broken-link]",
        "Tea.docc/Tea.tutorial:22:9: warning: broken link: no file 'cup-3.swift' in the catalog [broken-link]",
      ]
    )
  }

  @Test("A page of a playground book imports the modules of the book and those of its user")
  func bookModules() throws {
    let folder = try TemporaryFolder()
    let contents = "Tea.playgroundbook/Contents"
    let page = contents + "/Chapters/One.playgroundchapter/Pages/A.playgroundpage/main.swift"
    try folder.write(
      "public struct Pot { public var cups = 3; public init() {} }",
      to: contents + "/Modules/Kitchen.playgroundmodule/Sources/Pot.swift"
    )
    try folder.write(
      "import Kitchen\npublic func pour(_ pot: Pot) -> Int { pot.cups }",
      to: contents + "/UserModules/UserModule.playgroundmodule/Sources/Pour.swift"
    )
    try folder.write(
      """
      import Kitchen
      import UserModule
      print(pour(Pot()))
      // Prints "4"
      let pot: Pot = pour(Pot())
      """,
      to: page
    )
    let found = try findings(folder)
    #expect(
      found == [
        "\(page):5:16: error: cannot convert value of type 'Int' to specified type 'Pot' [compile-error]"
      ]
    )
    try folder.write(
      "import Kitchen\nimport UserModule\nprint(pour(Pot()))\n// Prints \"4\"\n",
      to: page
    )
    #expect(
      try findings(folder) == [
        "\(page):4:1: error: expected output \"4\", but the code prints \"3\" [output-differs]"
      ]
    )
  }

  @Test("A page of a playground book sees the sources of its chapter and of the book")
  func book() throws {
    let folder = try TemporaryFolder()
    let contents = "Tea.playgroundbook/Contents"
    let chapter = contents + "/Chapters/One.playgroundchapter"
    try folder.write("public struct Pot { public init() {} }", to: contents + "/Sources/Pot.swift")
    try folder.write("public func pour() -> Int { 3 }", to: chapter + "/Sources/Pour.swift")
    try folder.write(Data(), to: contents + "/PublicResources/cup.png")
    try folder.write(
      """
      <plist version="1.0"><dict><key>Pages</key><array>
      <string>B.playgroundpage</string><string>A.playgroundpage</string>
      </array></dict></plist>
      """,
      to: chapter + "/Manifest.plist"
    )
    try folder.write(
      """
      /*:
       # Pots
       ![A cup](cup.png) ![A can](can.png)
       */
      //#-hidden-code
      import PlaygroundSupport
      //#-end-hidden-code
      let pot = Pot()
      //: [Next](@next), [before](@previous)
      let cups = pour() + 1
      """,
      to: chapter + "/Pages/B.playgroundpage/main.swift"
    )
    try folder.write(
      "//: [Next](@next)\nlet pot: Pot = pour()\n",
      to: chapter + "/Pages/A.playgroundpage/Contents.swift"
    )
    let pages = chapter + "/Pages"
    let found = try findings(folder)
    #expect(
      found == [
        "\(pages)/A.playgroundpage/Contents.swift:1:5: warning: broken link: there is no page after this one [broken-link]",
        "\(pages)/A.playgroundpage/Contents.swift:2:16: error: cannot convert value of type 'Int' to specified type 'Pot' [compile-error]",
        "\(pages)/B.playgroundpage/main.swift:3:20: warning: broken link: no 'can.png' in the playground's resources [broken-link]",
        "\(pages)/B.playgroundpage/main.swift:9:20: warning: broken link: there is no page before this one [broken-link]",
      ]
    )
  }

  @Test("A page with a live view is compiled, and nothing of it is run")
  func liveView() throws {
    let folder = try TemporaryFolder()
    let page = "Tea.playground/Contents.swift"
    try folder.write(
      """
      import PlaygroundSupport
      import SwiftUI

      struct Cup: View {
        var body: some View { Text("Tea") }
      }
      PlaygroundPage.current.setLiveView(Cup())
      PlaygroundPage.current.liveView = UIView()
      PlaygroundPage.current.needsIndefiniteExecution = true
      PlaygroundKeyValueStore.current["cups"] = .integer(3)
      print(1) // Prints "2"
      """,
      to: page
    )
    #expect(
      try findings(folder) == [
        "\(page):1:1: note: compiled, but not run: doccheck has only the declarations of 'PlaygroundSupport' [unsupported-api]"
      ]
    )
    let wrong = "import PlaygroundSupport\nlet page: Int = PlaygroundPage.current\n"
    try folder.write(wrong, to: page)
    let run = CommandRun(["check", folder.path, "--cache", try folder.makeCache()])
    #expect(run.output.contains("cannot convert value of type 'PlaygroundPage'"))
    #expect(run.output.contains("1 snippet: 1 failed"))
  }

  @Test("Files and directives of a tutorial are answered for, and none is read out of the catalog")
  func boundaries() throws {
    let folder = try TemporaryFolder()
    try folder.write("let secret: Int = \"a\"\n", to: "secret.swift")
    try folder.write(
      """
      @Tutorial(time: 10) {
        @Section(title: "Cups") {
          <!-- doccheck-disable-next broken-link -- comes later -->
          See <doc:Pott-Page>.

          See <doc:Jug-Page>.
          @Steps {
            @Step {
              Do.
              @Code(name: "Cup.swift", file: secret.swift)
            }
            @Step {
              Do.
              @Code(name: "Cup.swift", file: cup-2.swift)
            }
          }
        }
      }
      """,
      to: "Tea.docc/Tea.tutorial"
    )
    try folder.write(
      "// doccheck:ignore compile-error=\"shown so\"\nlet n: Int = \"a\"\n",
      to: "Tea.docc/cup-2.swift"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Tea.docc/secret.swift",
      withDestinationPath: folder.path + "/secret.swift"
    )
    let run = CommandRun(["check", folder.path + "/Tea.docc", "--cache", try folder.makeCache()])
    let found = run.output.split(separator: "\n").filter { $0.hasPrefix(folder.path) }
      .map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(
      found == [
        "Tea.docc/Tea.tutorial:6:9: warning: broken link: no page 'Jug-Page' in the catalog [broken-link]",
        "Tea.docc/secret.swift:1:1: error: the file is a symbolic link out of the checked folder, so it is not read [unread-article]",
      ]
    )
  }
}
