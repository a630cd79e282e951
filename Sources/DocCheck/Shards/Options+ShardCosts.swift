import Foundation

extension Options {
  /// What checking each article takes, as the file of costs says; empty without one.
  ///
  /// - Throws: `EnvironmentError` if the file cannot be understood.
  func shardCosts() throws -> [String: Double] {
    guard let shardCostsFile else { return [:] }
    let data = FileManager.default.contents(atPath: shardCostsFile)
    guard let costs = data.flatMap({ try? JSONDecoder().decode([String: Double].self, from: $0) })
    else {
      let message = "not a JSON object of article paths and their costs in seconds"
      throw EnvironmentError(stage: "shards", path: shardCostsFile, message: message)
    }
    return costs
  }
}
