import Foundation

@testable import DocCheck

/// A folder that a test fills and that goes with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "doccheck-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, making its folders, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes bytes as they are.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
    return url.path
  }

  /// Makes the folder of a cache that knows of no article and no program.
  func makeCache(_ name: String = ".cache") throws -> String {
    // The names of libraries, which take longest to read, are kept beside the tests' own program.
    _ = try Checking.environment.get().known
    let cache = path + "/" + name
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    return cache
  }
}
