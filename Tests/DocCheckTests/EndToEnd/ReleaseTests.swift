import Foundation
import Testing

@testable import DocCheck

@Suite("scripts/release", .enabled(if: ["git", "make", "patchelf"].allSatisfy(Tool.exists)))
struct ReleaseTests {
  private let folder: TemporaryFolder

  /// Sets up a repository with the files that the script looks at before it builds.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("## Unreleased\n\n- One.\n", to: "CHANGELOG.md")
    let version = "  static let current = \"0.3.0-dev\"\n"
    try folder.write(version, to: "Sources/DocCheck/CommandLine/Version.swift")
    try git("init", "--quiet", "--initial-branch", "main")
    try commit()
  }

  private func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    let outcome = try Subprocess(
      command: ["git", "-C", folder.path] + identity + arguments,
      environment: ProcessInfo.processInfo.environment,
      timeout: 60
    ).run()
    try #require(outcome.ending == .exited(0))
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "Change")
  }

  /// What the script refuses; it must end before it builds anything.
  private func refusal(_ arguments: String...) throws -> String {
    // The script goes to the folder above its own.
    let copy = folder.path + ".scripts/release"
    let start =
      "mkdir -p \"$1.scripts\" && cd \"$1\" && "
      + "sed 's,^cd .*,cd \"'\"$1\"'\",' \"$2\" >\"$0\" && bash \"$0\" \"${@:3}\""
    let outcome = try Subprocess(
      command: [
        "bash", "-c", start, copy, folder.path, Repository.root.path + "/scripts/release",
      ] + arguments,
      environment: ProcessInfo.processInfo.environment,
      timeout: 60
    ).run()
    try FileManager.default.removeItem(atPath: folder.path + ".scripts")
    #expect(outcome.ending == .exited(1))
    return String(decoding: outcome.standardError, as: UTF8.self)
  }

  @Test("What is no release is refused with what to do")
  func refused() throws {
    #expect(try refusal("next").hasPrefix("release: usage: scripts/release VERSION"))
    #expect(
      try refusal("0.3.0", "--chek")
        == "release: unknown option '--chek'; use --check or --build-only\n"
    )
    #expect(
      try refusal("0.4.0", "--check")
        == "release: Version.current is '0.3.0-dev'; set it to '0.4.0' in "
        + "Sources/DocCheck/CommandLine/Version.swift\n"
    )
    try git("tag", "v0.3.0")
    #expect(
      try refusal("0.3.0", "--check")
        == "release: version 0.3.0 is not newer than the last release, 0.3.0\n"
    )
    try git("tag", "--delete", "v0.3.0")
    try folder.write("## Unreleased\n\n## [0.2.0]\n\n- Old.\n", to: "CHANGELOG.md")
    #expect(
      try refusal("0.3.0", "--check")
        == "release: the checkout has changes that are not committed; commit them first\n"
    )
    try commit()
    #expect(
      try refusal("0.3.0", "--check")
        == "release: CHANGELOG.md has nothing under 'Unreleased'; write what users notice\n"
    )
  }
}
