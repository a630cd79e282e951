import Foundation
import Testing

@testable import DocCheck

@Suite("The folder of the articles' pages")
struct PageFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write("```swift\nlet x = 1\n```\n", to: "docs/\(name).md") }
  }

  private var out: String { folder.path + "/out/" }

  private func report(_ path: String = "docs", to place: String? = nil) -> CommandRun {
    CommandRun(["list", folder.path + "/" + path, "--report", "html=\(place ?? out)"])
  }

  /// The names of the files, without what stands before an article's own name and its hash.
  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: out).map {
      $0.replacing(/-[0-9a-f]{8}\.html$/, with: "").replacing(/\/.*-docs-/, with: "/")
    }.sorted()
  }

  @Test("Pages of articles that are gone go, and nothing that doccheck did not write")
  func stale() throws {
    #expect(report().status == .clean)
    try folder.write("mine", to: "out/articles/mine.html")
    let own = ["articles", "articles/.doccheck-pages", "articles/mine.html", "index.html"]
    #expect(try files() == (own + ["articles/a-md", "articles/b-md"]).sorted())
    try FileManager.default.removeItem(atPath: folder.path + "/docs/b.md")
    #expect(report().status == .clean)
    #expect(try files() == (own + ["articles/a-md"]).sorted())
  }

  @Test("Pages that an earlier run was interrupted in writing are known too")
  func interrupted() throws {
    let pages = PageFolder(path: out + "articles")
    try pages.announce(["gone-01234567.html"])
    try folder.write("half", to: "out/articles/gone-01234567.html")
    #expect(report().status == .clean)
    #expect(try !files().contains("articles/gone"))
  }

  @Test("Where one file is enough again, the folder of its pages goes")
  func joined() throws {
    let pages = PageFolder(path: folder.path + "/r.pages")
    try pages.announce(["a-01234567.html"])
    try folder.write("old", to: "r.pages/a-01234567.html")
    #expect(report(to: folder.path + "/r.html").status == .clean)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/r.pages"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/r.html"))
  }

  @Test("A list that names other files removes none of them")
  func forged() throws {
    #expect(report().status == .clean)
    try folder.write("mine", to: "out/mine.html")
    try folder.write("mine", to: "out/articles/mine.txt")
    try folder.write(
      "../mine.html\nmine.txt\n\n.\n..\n/etc/x.html\n",
      to: "out/articles/.doccheck-pages"
    )
    #expect(report().status == .clean)
    for name in ["mine.html", "articles/mine.txt"] {
      #expect(FileManager.default.fileExists(atPath: out + name))
    }
  }
}
