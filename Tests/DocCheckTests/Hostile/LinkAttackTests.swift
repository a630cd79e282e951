import Foundation
import Testing

@testable import DocCheck

@Suite("Attacks by links")
struct LinkAttackTests {
  /// A link of a checkout, and what doccheck is told to check.
  struct Link: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The link's name, and where it leads to; `OUTSIDE` is a folder beside the checked one.
    let name: String
    let destination: String
    /// What is checked, below the folder of the test.
    var path = "checked"
    /// Whether the checked folder is a git checkout.
    var isCheckout = true
    /// Whether the link is followed.
    var isFollowed = false
    /// What is said instead; an article has a finding.
    var says = "[unread-article]"
  }

  static let links = [
    Link(testDescription: "a file outside", name: "a.md", destination: "OUTSIDE/secret.md"),
    Link(
      testDescription: "a file outside of a folder that is no checkout",
      name: "a.md",
      destination: "OUTSIDE/secret.md",
      isCheckout: false
    ),
    Link(testDescription: "a file above", name: "a.md", destination: "../outside/secret.md"),
    Link(
      testDescription: "an environment",
      name: "a.md",
      destination: "/proc/self/environ"
    ),
    Link(
      testDescription: "an environment, of a folder that is no checkout",
      name: "a.md",
      destination: "/proc/self/environ",
      isCheckout: false
    ),
    Link(testDescription: "git's own settings", name: "a.md", destination: ".git/secret.md"),
    Link(testDescription: "a hidden file", name: "a.md", destination: ".hidden/secret.md"),
    Link(
      testDescription: "text outside",
      name: "a.txt",
      destination: "OUTSIDE/secret.md",
      says: ""
    ),
    Link(
      testDescription: "tests outside",
      name: "b.tests.swift",
      destination: "OUTSIDE/secret.swift",
      says: "b.tests.swift: the file is a symbolic link out of the checked folder"
    ),
    Link(
      testDescription: "a configuration outside",
      name: ".doccheck.json",
      destination: "OUTSIDE/secret.json",
      says: ".doccheck.json: is a symbolic link out of the checked folder"
    ),
    Link(
      testDescription: "a folder outside, of which a file is named",
      name: "folder",
      destination: "OUTSIDE",
      path: "checked/folder/secret.md"
    ),
    Link(
      testDescription: "a folder outside, which is named",
      name: "folder",
      destination: "OUTSIDE",
      path: "checked/folder"
    ),
    Link(
      testDescription: "a file outside, which is named",
      name: "a.md",
      destination: "OUTSIDE/secret.md",
      path: "checked/a.md"
    ),
    Link(
      testDescription: "a link to a link",
      name: "a.md",
      destination: "OUTSIDE/link.md"
    ),
    Link(testDescription: "a folder outside", name: "folder", destination: "OUTSIDE", says: ""),
    Link(testDescription: "a device", name: "a.md", destination: "/dev/zero", says: ""),
    Link(testDescription: "itself", name: "a.md", destination: "a.md", says: ""),
    Link(testDescription: "nowhere", name: "a.md", destination: "none.md", says: ""),
    Link(
      testDescription: "a file inside",
      name: "a.md",
      destination: "inside/secret.md",
      isFollowed: true,
      says: ""
    ),
    Link(
      testDescription: "a file outside, of a user without a checkout",
      name: "a.md",
      destination: "OUTSIDE/secret.md",
      path: "checked/a.md",
      isCheckout: false,
      isFollowed: true,
      says: ""
    ),
  ]

  private static let secret = "let hidden: Int = \"47110815\""

  @Test(
    "What a link leads to outside of a checkout is in no report",
    .enabled(if: Checking.hasSandbox),
    arguments: links
  )
  func isUnread(link: Link) throws {
    let folder = try TemporaryFolder()
    for file in [
      "outside/secret.md", "checked/.git/secret.md", "checked/.hidden/secret.md",
      "checked/inside/secret.md",
    ] {
      try folder.write("```swift\n\(Self.secret)\n```\n", to: file)
    }
    try folder.write(Self.secret, to: "outside/secret.swift")
    try folder.write("{ \"47110815\": 1 }", to: "outside/secret.json")
    try folder.write("```swift\nlet one = 1\n```\n", to: "checked/b.md")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path + "/outside/link.md",
      withDestinationPath: "secret.md"
    )
    try files.createSymbolicLink(
      atPath: folder.path + "/checked/" + link.name,
      withDestinationPath: link.destination.replacing("OUTSIDE", with: folder.path + "/outside")
    )
    if !link.isFollowed { try files.removeItem(atPath: folder.path + "/checked/inside") }
    if !link.isCheckout { try files.removeItem(atPath: folder.path + "/checked/.git") }
    let json = folder.path + "/report.json"
    let run = CommandRun([
      folder.path + "/" + link.path, "--no-run", "--no-cache", "--report", "json=\(json)",
    ])
    let all = run.output + run.errors + ((try? String(contentsOfFile: json, encoding: .utf8)) ?? "")
    #expect(all.contains("47110815") == link.isFollowed)
    #expect(link.says.isEmpty || all.contains(link.says), "\(all)")
    #expect(run.status != .clean || link.says.isEmpty)
  }

  /// A link by which something that is written would land outside.
  struct Target: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    /// Where the link leads to, below the folder of the test.
    let destination: String
    let arguments: [String]
  }

  static let targets = [
    Target(
      testDescription: "a report that is a link",
      name: "r.html",
      destination: "outside/kept",
      arguments: ["check", "--report", "html=CHECKED/r.html"]
    ),
    Target(
      testDescription: "a report in a folder that is a link",
      name: "out",
      destination: "outside",
      arguments: ["check", "--report", "json=CHECKED/out/kept"]
    ),
    Target(
      testDescription: "a new report in a folder that is a link",
      name: "out",
      destination: "outside",
      arguments: ["check", "--report", "sarif=CHECKED/out/new.sarif"]
    ),
    Target(
      testDescription: "pages in a folder that is a link",
      name: "site",
      destination: "outside",
      arguments: ["check", "--report", "html=CHECKED/site/"]
    ),
    Target(
      testDescription: "a baseline that is a link",
      name: "base.json",
      destination: "outside/kept",
      arguments: ["check", "--write-baseline", "CHECKED/base.json"]
    ),
    Target(
      testDescription: "a configuration that is a link",
      name: ".doccheck.json",
      destination: "outside/none",
      arguments: ["init"]
    ),
    Target(
      testDescription: "a link to nothing",
      name: "r.md",
      destination: "outside/new",
      arguments: ["check", "--report", "markdown=CHECKED/r.md"]
    ),
    Target(
      testDescription: "an article that is a link, for a fix",
      name: "a.md",
      destination: "outside/article.md",
      arguments: ["fix"]
    ),
    Target(
      testDescription: "an article that is a link, for an output",
      name: "a.md",
      destination: "outside/article.md",
      arguments: ["bless"]
    ),
    Target(
      testDescription: "an article that is a link inside, for a fix",
      name: "a.md",
      destination: "checked/text/article.md",
      arguments: ["fix", "CHECKED/a.md"]
    ),
  ]

  @Test(
    "Nothing is written through a link",
    .enabled(if: Checking.hasSandbox),
    arguments: targets
  )
  func isKept(target: Target) throws {
    let folder = try TemporaryFolder()
    let article =
      "```swift\nimport Foundation\nstruct One: View { var body: some View { Text(\"a\") } }\n```\n\n```swift\nprint(1) // Prints \"2\"\n```\n"
    for (name, text) in [
      "outside/kept": "kept", "outside/article.md": article, "checked/.git/HEAD": "",
      "checked/b.md": "Nothing.\n", "checked/text/article.md": article,
    ] {
      try folder.write(text, to: name)
    }
    let checked = folder.path + "/checked"
    try FileManager.default.createSymbolicLink(
      atPath: checked + "/" + target.name,
      withDestinationPath: folder.path + "/" + target.destination
    )
    let before = try contents(of: folder.path + "/outside")
    let arguments = target.arguments.map { $0.replacing("CHECKED", with: checked) }
    let run = CommandRun(arguments + (arguments.count == 2 ? [] : [checked]) + ["--no-cache"])
    #expect(try contents(of: folder.path + "/outside") == before)
    #expect(run.status != .clean)
    var status = stat()
    #expect(lstat(checked + "/" + target.name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  /// The files of a folder with what stands in them.
  private func contents(of folder: String) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      contents[name] = (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
    }
    return contents
  }
}
