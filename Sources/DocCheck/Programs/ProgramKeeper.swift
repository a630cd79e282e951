import Foundation

/// Keeps assembled programs in a folder, for a look.
struct ProgramKeeper: Sendable {
  let folder: String

  /// Writes the program of a snippet to `ARTICLE#NUMBER.swift`, slashes turned to dashes, with what
  /// the compiler said about it in comments at its end.
  ///
  /// - Throws: `EnvironmentError` if the file cannot be written.
  func keep(_ attempt: Attempt, of snippet: Snippet) throws {
    let path = folder + "/" + snippet.id.drop { $0 == "/" }.replacing("/", with: "-") + ".swift"
    let errors = attempt.compilation.errors.map {
      "// error: \($0.line):\($0.column): \($0.text) [\($0.id ?? "")]\n"
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data((attempt.program.text + errors.joined()).utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw EnvironmentError(
        stage: "programs",
        path: path,
        message: "cannot write the generated programs (\(error.systemReason))"
      )
    }
  }
}
