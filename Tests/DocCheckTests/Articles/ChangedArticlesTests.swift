import Foundation
import Testing

@testable import DocCheck

@Suite("Articles changed since a commit")
struct ChangedArticlesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "trunk")
    for name in ["same.md", "edited.md", "staged.md", "sub/äöü.md"] {
      try folder.write("1", to: name)
    }
    try git("add", ".")
    try commit("first")
  }

  private func git(_ arguments: String...) throws {
    let outcome = try Subprocess(
      command: ["git", "-C", folder.path] + arguments,
      environment: [
        "PATH": "/usr/bin:/bin", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b.invalid",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b.invalid",
      ],
      timeout: 60
    ).run()
    try #require(outcome.ending == .exited(0), "\(arguments)")
  }

  private func commit(_ message: String) throws { try git("commit", "-q", "-a", "-m", message) }

  private func changed(since revision: String) throws -> [String] {
    let all = ["same.md", "edited.md", "staged.md", "sub/äöü.md", "new.md"]
    return try ChangedArticles(revision: revision).paths(among: all.map { folder.path + "/" + $0 })
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test("Edited, staged, committed and unknown files have changed, others not")
  func kinds() throws {
    #expect(try changed(since: "HEAD") == [])
    try folder.write("2", to: "sub/äöü.md")
    try commit("second")
    try folder.write("2", to: "staged.md")
    try git("add", "staged.md")
    try folder.write("2", to: "edited.md")
    try folder.write("2", to: "new.md")
    #expect(try changed(since: "HEAD") == ["edited.md", "staged.md", "new.md"])
    #expect(try changed(since: "HEAD~1") == ["edited.md", "staged.md", "sub/äöü.md", "new.md"])
  }

  @Test("What has changed on the other branch since is not counted")
  func branches() throws {
    try git("checkout", "-q", "-b", "work")
    try folder.write("2", to: "edited.md")
    try commit("ours")
    try git("checkout", "-q", "trunk")
    try folder.write("2", to: "same.md")
    try commit("theirs")
    try git("checkout", "-q", "work")
    #expect(try changed(since: "trunk") == ["edited.md"])
  }

  @Test(
    "An unknown commit is said to be one, even if it looks like an option",
    arguments: ["nowhere", "--all", ""]
  )
  func unknown(revision: String) throws {
    let message = "no commit '\(revision)'"
    let root = try #require(realpath(folder.path, nil).map { String(cString: $0) })
    #expect(throws: EnvironmentError(stage: "git", path: root, message: message)) {
      try changed(since: revision)
    }
  }

  @Test("A folder outside of git cannot tell")
  func outside() throws {
    let other = try TemporaryFolder()
    let article = try other.write("1", to: "a.md")
    #expect(throws: EnvironmentError.self) {
      try ChangedArticles(revision: "HEAD").paths(among: [article])
    }
  }
}
