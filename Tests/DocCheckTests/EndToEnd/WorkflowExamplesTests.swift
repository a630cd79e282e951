import Foundation
import Testing

@testable import DocCheck

@Suite(
  "Workflows of others",
  .enabled(if: PythonTools.checksWorkflows, "check-jsonschema is not installed")
)
struct WorkflowExamplesTests {
  /// What a file has against the schema that a service publishes.
  private func problems(_ text: String, _ schema: String, _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "workflow.yml")
    return try PythonTools.problems(
      ofWorkflow: path,
      ["--builtin-schema", "vendor.\(schema)"] + options
    )
  }

  @Test("The action and the documents' examples are as GitHub and GitLab want them")
  func valid() throws {
    let action = try String(decoding: Repository.data("action.yml"), as: UTF8.self)
    #expect(try problems(action, "github-actions") == "")
    let examples = try ["README.md", "docs/ci.md"].flatMap { path in
      try ArticleReader().article(path: path, bytes: Array(Repository.data(path))).allBlocks
        .compactMap { block -> String? in
          guard case .code(let code) = block.kind, code.info == "yaml" else { return nil }
          return code.text
        }
    }
    let (github, others) = (
      examples.filter { $0.contains("runs-on:") }, examples.filter { $0.contains("script:") }
    )
    #expect(github.count == 3 && others.count == 2)
    for example in github { #expect(try problems(example, "github-workflows") == "") }
    for example in others {
      #expect(try problems(example, "gitlab-ci", "--data-transform", "gitlab-ci") == "")
    }
    #expect(try problems("jobs: 3", "github-workflows") != "")
    for name in ["ci", "release"] {
      let workflow = try Repository.data(".github/workflows/\(name).yml")
      #expect(try problems(String(decoding: workflow, as: UTF8.self), "github-workflows") == "")
    }
  }

  @Test("Actions of others are pinned to a commit")
  func pinned() throws {
    for path in ["action.yml", ".github/workflows/ci.yml", ".github/workflows/release.yml"] {
      let text = String(decoding: try Repository.data(path), as: UTF8.self)
      for line in text.split(separator: "\n") {
        guard let use = line.firstRange(of: "uses: ") else { continue }
        #expect(line[use.upperBound...].contains(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/), "\(line)")
      }
    }
  }
}
