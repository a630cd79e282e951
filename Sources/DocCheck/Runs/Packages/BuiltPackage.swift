/// A Swift package of the user's, built so that snippets can import its libraries.
struct BuiltPackage: Sendable {
  /// The modules of its libraries.
  let modules: [String]
  /// The oldest systems that it is meant for.
  let platforms: [DeploymentTarget]
  /// What compiling, linking and running code that imports them takes.
  let paths: ModulePaths
}
