/// An executable, or what kept it from being built.
struct BuildResult: Sendable {
  /// The path of the executable; nothing if there is none.
  let executable: String?
  /// The folder that holds all files of the build.
  let folder: String
  let compilation: Compilation
}
