import Foundation

/// Keeps assembled programs in a folder, for a look.
struct ProgramKeeper: Sendable {
  let folder: String

  /// Writes the program of a snippet to `ARTICLE#NUMBER.swift`, slashes turned to dashes.
  ///
  /// - Throws: `EnvironmentError` if the file cannot be written.
  func keep(_ program: Program, of snippet: Snippet) throws {
    let path = folder + "/" + snippet.id.replacing("/", with: "-") + ".swift"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(program.text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw EnvironmentError(
        stage: "programs",
        path: path,
        message: "cannot be written: \(error.localizedDescription)"
      )
    }
  }
}
