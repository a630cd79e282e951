import Foundation
import Testing

@testable import DocCheck

@Suite("doccheck sketch", .enabled(if: Checking.hasSandbox, "no sandbox here"))
struct SketchCommandTests {
  private let article = """
    # Sketches

    ```swift
    import SwiftUI

    struct Card: View {
      var body: some View { Text("A card") }
    }

    #Preview("A card") { Card() }
    #Preview("A crash") { Text([String]()[0]) }
    #Preview("After it") { Toggle("Wi-Fi", isOn: .constant(true)) }
    ```

    <!-- doccheck:test
    import Headless
    @MainActor @Test func drawn() throws {
      let view = mount(Card())
      view.sketch("as it is")
    }
    -->

    ```swift
    import SwiftUI

    struct Page: View {
      var body: some View { VStack { Header(title: "a"); Text("below") } }
    }
    ```
    """

  @Test("Each preview is a file, a crash is told, and what is not shown has a box")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(article, to: "a.md")
    let out = folder.path + "/out"
    let run = CommandRun([
      "sketch", path, "-o", out, "--size", "200x300", "--dark", "--cache", try folder.makeCache(),
    ])
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
    #expect(names.map { $0.suffix(22) }.count == 4)
    #expect(names.contains { $0.hasSuffix("a-1-A-card-dark.svg") })
    #expect(names.contains { $0.hasSuffix("a-1-After-it-dark.svg") })
    #expect(names.contains { $0.hasSuffix("a-1-as-it-is.svg") })
    #expect(run.errors.contains("View 2: not drawn: the code crashes: "))
    #expect(run.output.contains("(boxes for: Header)"))
    #expect(run.status == .findings)
    let card = try #require(names.first { $0.hasSuffix("A-card-dark.svg") })
    let svg = try String(contentsOfFile: out + "/" + card, encoding: .utf8)
    #expect(svg.contains("viewBox=\"0 0 200 300\""))
    #expect(svg.contains(">A card</text>"))
  }

  @Test("What a task changes is a second picture, and a task that crashes leaves the first one")
  func tasks() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      ```swift
      import SwiftUI

      struct Loading: View {
        @State private var text = "loading"
        var body: some View {
          Text(text).task {
            try? await Task.sleep(for: .seconds(2))
            text = "loaded"
          }
        }
      }

      #Preview("Still") { Text("still").task {} }
      #Preview("Crash") { Text("fine").task { _ = [String]()[0] } }
      #Preview("Loading") { Loading() }
      ```
      """,
      to: "a.md"
    )
    let out = folder.path + "/out"
    let run = CommandRun(["sketch", path, "-o", out, "--cache", try folder.makeCache()])
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
      .map { $0.split(separator: "a-1-").last.map(String.init) ?? "" }
    #expect(
      names == [
        "Crash.svg", "Loading-after-its-tasks.svg", "Loading.svg", "Still.svg",
      ]
    )
    #expect(run.errors == "" && run.status == .clean)
  }

  @Test("The report shows the pictures with their words, and compares them with a folder")
  func report() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(article, to: "a.md")
    let (kept, html) = (folder.path + "/kept", folder.path + "/a.html")
    let cache = try folder.makeCache()
    _ = CommandRun(["sketch", path, "-o", kept, "--preview", "A card", "--cache", cache])
    let arguments = ["check", path, "--report", "html=" + html, "--cache", cache]
    _ = CommandRun(arguments + ["--sketches=" + kept])
    let page = try String(contentsOfFile: html, encoding: .utf8)
    #expect(page.contains("alt=\"Sketch of A card: A card\""))
    #expect(page.contains("As in the folder of sketches."))
    #expect(page.contains("Not in the folder of sketches."))
    #expect(page.contains("<li>toggle “Wi-Fi”, value “on”</li>"))
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: kept).first)
    try "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
      .write(toFile: kept + "/" + name, atomically: true, encoding: .utf8)
    _ = CommandRun(arguments + ["--sketches=" + kept])
    let changed = try String(contentsOfFile: html, encoding: .utf8)
    #expect(changed.contains("Differs from the folder of sketches"))
  }

  @Test("Options of other commands are refused")
  func usage() {
    #expect(
      CommandRun(["check", "a.md", "--output", "x"]).errors.contains("only work with 'sketch'")
    )
    #expect(
      CommandRun(["sketch", "a.md", "--size", "big"]).errors.contains("takes a size such as")
    )
  }
}
