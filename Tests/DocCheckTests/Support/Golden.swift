import Foundation
import Testing

/// Compares texts with files that hold what they should be.
enum Golden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")

  /// Expects a text to equal the file of a name in the folder Golden.
  ///
  /// A missing file is a failure. With `UPDATE_GOLDEN=1` in the environment the file is written
  /// and the test still fails, so that nobody takes a recording for a comparison.
  static func expect(
    _ text: String,
    matches name: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(text, at: folder.appending(path: name), sourceLocation: sourceLocation)
  }

  /// Expects a part of a document of the repository, between two lines that mark it, to be a text.
  static func expect(
    _ part: String,
    between markers: (start: String, end: String),
    of document: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = Repository.root.appending(path: document)
    var whole = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(whole.range(of: markers.start + "\n"), sourceLocation: sourceLocation)
    let end = try #require(
      whole.range(of: markers.end + "\n", range: start.upperBound..<whole.endIndex),
      sourceLocation: sourceLocation
    )
    whole.replaceSubrange(start.upperBound..<end.lowerBound, with: part)
    expect(whole, at: file, sourceLocation: sourceLocation)
  }

  /// Expects a text to equal a file.
  static func expect(
    _ text: String,
    at file: URL,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let name = file.lastPathComponent
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      do {
        try Data(text.utf8).write(to: file)
        Issue.record(
          "recorded \(name): look at it, then test again",
          sourceLocation: sourceLocation
        )
      } catch {
        Issue.record("cannot record \(name): \(error)", sourceLocation: sourceLocation)
      }
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      let message: Comment = "there is no golden file \(name); UPDATE_GOLDEN=1 records it"
      Issue.record(message, sourceLocation: sourceLocation)
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard text != expected else { return }
    let message: Comment = "\(name) differs:\n\(difference(from: expected, to: text))"
    Issue.record(message, sourceLocation: sourceLocation)
  }

  /// The lines that are gone and new, each with its number; at most 40.
  private static func difference(from old: String, to new: String) -> String {
    let changes = lines(of: new).difference(from: lines(of: old))
    let shown = changes.prefix(40).map { change in
      switch change {
      case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
      }
    }
    return shown.joined(separator: "\n") + (changes.count > 40 ? "\n… \(changes.count) in all" : "")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
