/// Which part of which articles a report is about.
struct ShardPlace: Codable, Hashable, Sendable {
  /// Which part it is, counted from 1.
  let index: Int
  /// How many parts there are.
  let count: Int
  /// The hash of the paths of all articles, of which the others are in other parts.
  let list: String

  init(_ shard: Shard, of paths: [String]) {
    (index, count) = (shard.index, shard.count)
    list = "sha256:" + SHA256.hexadecimal(Array(paths.joined(separator: "\0").utf8))
  }
}
