import Testing

@testable import DocCheck

@Suite("Paths relative to a folder")
struct FolderPathTests {
  @Test(
    "A path is written relative to a folder and found again",
    arguments: [
      ("/a/b", "/a/b/c.md", "c.md"), ("/a/b", "/a/x.md", "../x.md"), ("/", "/a/b.md", "a/b.md"),
      ("/a/./b/../c", "/a//c/d.md", "d.md"), ("/a", "/b/c", "../b/c"),
    ]
  )
  func relative(folder: String, path: String, expected: String) {
    let folder = FolderPath(folder)
    #expect(folder.relative(path) == expected)
    #expect(folder.resolving(expected) == FolderPath.absolute(path))
  }
}
