import Foundation
import Testing

@testable import DocCheck

@Suite("Shards") struct ShardTests {
  private let paths = (0..<40).map { "docs/\($0).md" }

  private func shards(_ count: Int, costs: [String: Double] = [:]) throws -> [[String]] {
    try (1...count).map { try Shard("\($0)/\(count)").paths(among: paths, costs: costs) }
  }

  @Test("Each article belongs to one shard, whatever else there is")
  func division() throws {
    let shards = try shards(4)
    #expect(shards.flatMap(\.self).sorted() == paths.sorted())
    #expect(shards.allSatisfy { !$0.isEmpty })
    let first = try Shard("1/4").paths(among: paths + ["new.md"]).filter { $0 != "new.md" }
    #expect(first == shards[0])
  }

  @Test("With costs the shards take about the same time")
  func costs() throws {
    let costs = ["docs/0.md": 30.0, "docs/1.md": 10, "docs/2.md": 10, "docs/3.md": 10]
    let known = Array(paths.prefix(4))
    let one = try Shard("1/2").paths(among: known, costs: costs)
    let two = try Shard("2/2").paths(among: known, costs: costs)
    #expect((one, two) == (["docs/0.md"], ["docs/1.md", "docs/2.md", "docs/3.md"]))
    #expect(try shards(3, costs: costs).flatMap(\.self).sorted() == paths.sorted())
  }

  @Test("What is no part is refused", arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3"])
  func refused(text: String) {
    #expect(throws: UsageError.self) { try Shard(text) }
  }
}
