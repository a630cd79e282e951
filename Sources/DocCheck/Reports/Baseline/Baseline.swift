import Foundation

/// The findings that a project knows of and does not want to hear of again.
///
/// An entry says what and where by words and not by lines, so that moving text keeps it.
struct Baseline: Codable, Hashable, Sendable {
  /// One or several findings of a rule on the same words of an article.
  struct Entry: Codable, Hashable, Sendable {
    /// The article's path relative to the baseline's folder.
    let path: String
    let rule: String
    /// The claim, or the line of the code, with single spaces.
    let text: String
    var count: Int
  }

  /// The version of this form of the file.
  static let currentVersion = 1

  var schemaVersion = currentVersion
  /// Sorted by path, rule and text.
  var findings: [Entry]

  /// The file's text: one line an entry, so that changes of it are easy to read.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = findings.compactMap { entry in
      (try? encoder.encode(entry)).map { "    " + String(decoding: $0, as: UTF8.self) }
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"schemaVersion\": \(schemaVersion),\n  \"findings\": \(list)\n}\n"
  }

  /// Reads a file.
  ///
  /// - Throws: `EnvironmentError` for a file that cannot be read or is of another version.
  init(path: String) throws {
    let failure = { EnvironmentError(stage: "baseline", path: path, message: $0) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure("cannot be read; create it with '--write-baseline \(path)'")
    }
    struct Version: Decodable { let schemaVersion: Int }
    let advice = "delete it and create one with '--write-baseline \(path)'"
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
      throw failure("not a doccheck baseline file; \(advice)")
    }
    guard version.schemaVersion == Self.currentVersion else {
      throw failure(
        "written in version \(version.schemaVersion) of the baseline, but this doccheck reads version "
          + "\(Self.currentVersion); \(advice)"
      )
    }
    do {
      self = try JSONDecoder().decode(Baseline.self, from: data)
    } catch {
      throw failure("an entry has no path, rule, text or count; \(advice)")
    }
  }

  init(findings: [Entry]) { self.findings = findings }
}
