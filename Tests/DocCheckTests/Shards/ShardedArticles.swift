@testable import DocCheck

/// Articles that are checked in parts, with a cache of their own.
final class ShardedArticles: Sendable {
  let folder: TemporaryFolder
  private let cache: String

  /// Articles that tests only read.
  static let shared = Result {
    let articles = try ShardedArticles()
    Workspace.removeAtEnd(articles.folder.path)
    return articles
  }
  /// The reports on two parts of them.
  static let halves = BackgroundWork { try shared.get().shards(2) }
  /// The reports on three parts of them.
  static let thirds = BackgroundWork { try shared.get().shards(3) }

  init() throws {
    folder = try TemporaryFolder()
    cache = try folder.makeCache()
    for number in 0..<6 { try folder.write(Self.text(number), to: "docs/\(number).md") }
  }

  private static func text(_ number: Int) -> String {
    """
    # Article \(number)

    Half of all counters, \(number + 40)%, are wrong. See [next](\((number + 1) % 6).md#none).

    | a | b |
    |---|---|
    | c | d |

    ```swift
    let count: Int = "\(number)"
    ```

    ```swift
    let one = 1
    ```
    """
  }

  /// Checks all articles without running them.
  func check(_ options: String...) -> CommandRun {
    CommandRun(["--no-run", "--cache", cache] + options + [folder.path + "/docs"])
  }

  /// Checks the parts one after the other and returns their reports' paths.
  func shards(_ count: Int) -> [String] {
    (1...count).map { number in
      let path = folder.path + "/\(number)-of-\(count).json"
      _ = check("--shard", "\(number)/\(count)", "--report", "json=\(path)")
      return path
    }
  }
}
