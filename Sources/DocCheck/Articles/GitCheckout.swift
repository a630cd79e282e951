import Foundation

/// The git checkout around a folder, if there is one.
struct GitCheckout: Sendable {
  let folder: String

  /// The files below the folder that git knows or would not ignore, relative to it; none outside of
  /// a checkout, or where the folder itself is ignored.
  func files() -> [String] {
    let listed = try? names("ls-files", "-z", "--cached", "--others", "--exclude-standard")
    return (listed ?? []).filter {
      // A name that is not UTF-8 cannot be looked up; it is kept so that it can be reported.
      $0.contains("\u{FFFD}") || FileManager.default.fileExists(atPath: folder + "/" + $0)
    }
  }

  /// The absolute paths of the files that differ from where the work on a commit's line began, those
  /// that git does not know yet included.
  ///
  /// - Throws: `EnvironmentError` with git's own words.
  func filesChanged(since revision: String) throws -> Set<String> {
    let top = try output("rev-parse", "--show-toplevel").trimmed
    // git takes what begins with a dash for an option unless it is told that options are over.
    let known = try? output("rev-parse", "--verify", "--end-of-options", revision + "^{commit}")
    guard let commit = known?.trimmed else { throw failure("no commit '\(revision)'") }
    guard let base = try? output("merge-base", commit, "HEAD") else {
      throw failure("'\(revision)' and this checkout share no commit; is its history complete?")
    }
    let root = GitCheckout(folder: top)
    let changed = try root.names("diff", "--name-only", "--no-renames", "-z", base.trimmed, "--")
    let new = try root.names("ls-files", "-z", "--others", "--exclude-standard")
    return Set((changed + new).map { top + "/" + $0 })
  }

  private func failure(_ message: String) -> EnvironmentError {
    EnvironmentError(stage: "git", path: folder, message: message)
  }

  private func names(_ arguments: String...) throws -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func output(_ arguments: String...) throws -> [UInt8] { try output(arguments) }

  /// Settings that keep a checkout from starting programs, and its folders from being used as repositories.
  private static let settings = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
    "safe.bareRepository=explicit",
  ]

  private func output(_ arguments: [String]) throws -> [UInt8] {
    var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "GIT_OPTIONAL_LOCKS": "0"]
    // Where the user says which checkouts of others are safe to look into.
    environment["HOME"] = ProcessInfo.processInfo.environment["HOME"]
    let outcome = try Subprocess(
      command: ["git"] + Self.settings + ["-C", folder] + arguments,
      environment: environment,
      timeout: 60,
      outputLimit: 64 << 20
    ).run()
    guard outcome.ending == .exited(0) else {
      let words = outcome.standardError.trimmed.replacing("\n", with: " ")
      throw failure(words.isEmpty ? "'git \(arguments.joined(separator: " "))' fails" : words)
    }
    return outcome.standardOutput
  }
}

extension [UInt8] {
  /// The bytes as text without white space around it.
  fileprivate var trimmed: String {
    String(decoding: self, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
