import Foundation

/// New contents for an article's file.
struct FileChange: Hashable, Sendable {
  let path: String
  /// What was read.
  let old: [UInt8]
  /// What is to be there.
  let new: [UInt8]

  /// The change as `patch` takes it.
  var diff: String { UnifiedDiff(path: path, old: old, new: new).text }

  /// Replaces the file, unless somebody else has changed it since it was read.
  func write() throws(EnvironmentError) {
    guard let now = FileManager.default.contents(atPath: path), Array(now) == old else {
      throw problem("file changed while doccheck was running; not written. Run doccheck again")
    }
    do {
      try ReportWriter().write(new, to: path)
    } catch {
      throw problem("the file cannot be rewritten: \(error.reason)")
    }
  }

  private func problem(_ message: String) -> EnvironmentError {
    EnvironmentError(stage: "articles", path: path, message: message)
  }
}
