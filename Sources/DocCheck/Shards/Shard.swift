/// One of several parts into which articles are divided, so that each can be checked elsewhere.
struct Shard: Codable, Hashable, Sendable {
  /// Which part it is, counted from 1.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// Reads `I/N`.
  ///
  /// - Throws: `UsageError` if the text is no such part.
  init(_ text: String) throws {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1,
      count <= 10_000, (1...count).contains(index)
    else {
      throw UsageError(message: "--shard takes I/N with I from 1 to N, such as 2/5, not '\(text)'")
    }
    (self.index, self.count) = (index, count)
  }

  /// The paths that belong to this part: the same wherever the same paths and costs are given.
  ///
  /// Without costs the path alone decides, so that a new article moves no other one.
  ///
  /// - Parameter costs: what checking some of the articles takes; one without counts as the mean.
  func paths(among paths: [String], costs: [String: Double] = [:]) -> [String] {
    guard !costs.isEmpty else { return paths.filter(holds) }
    let mean = costs.values.reduce(0, +) / Double(costs.count)
    let cost = { (path: String) in max(0, costs[path] ?? mean) }
    var loads = Array(repeating: 0.0, count: count)
    var own: Set<String> = []
    // The costliest first, each to the part that has least to do.
    for path in paths.sorted(by: { (-cost($0), $0) < (-cost($1), $1) }) {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += cost(path)
      if least == index - 1 { own.insert(path) }
    }
    return paths.filter(own.contains)
  }

  private func holds(_ path: String) -> Bool {
    let hash = UInt64(Fingerprints.hash([path]), radix: 16) ?? 0
    return hash % UInt64(count) == UInt64(index - 1)
  }
}
