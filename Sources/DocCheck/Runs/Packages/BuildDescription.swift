import Foundation

/// What SwiftPM's own description of a build says about one module (`description.json`).
struct BuildDescription: Decodable, Sendable {
  /// How SwiftPM compiles a module.
  private struct Command: Decodable, Sendable {
    let moduleName: String
    let importPath: String
    let otherArguments: [String]
  }

  private let swiftCommands: [String: Command]

  /// What compiling and linking against all that a module depends on takes; nothing for a module
  /// that was not built.
  func paths(ofModule module: String) -> ModulePaths? {
    guard let command = swiftCommands.values.first(where: { $0.moduleName == module }) else {
      return nil
    }
    var paths = ModulePaths(searchOptions: ["-I", command.importPath])
    var arguments = command.otherArguments.filter { $0 != "-Xfrontend" }[...]
    while let option = arguments.popFirst() {
      switch option {
      case "-I", "-F", "-Xcc":
        if let value = arguments.popFirst() { paths.searchOptions += [option, value] }
      case "-load-plugin-executable":
        if let value = arguments.popFirst() { paths.pluginOptions += [option, value] }
      default: continue
      }
    }
    return paths
  }
}
