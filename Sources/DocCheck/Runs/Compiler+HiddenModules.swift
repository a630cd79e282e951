import Foundation

extension Compiler {
  /// Adds a module made of a hidden test's code to those that programs see; builds it unless that was
  /// done before.
  ///
  /// - Returns: why it does not compile; nothing if it does.
  mutating func see(_ module: HiddenModule) throws -> String? {
    // No test replaces a library.
    guard !isInstalled(module.name) else { return nil }
    let program = Program(library: module.source)
    let digest = SHA256.hexadecimal(Array("\(module.name)\n\(key(for: program).digest)".utf8))
    let root = URL(fileURLWithPath: cache?.folder.path ?? workspace.path).path
    let folder = "\(root)/hidden/\(digest)"
    if !Self.holds(folder, module.name) {
      // What is said of a program is remembered, so that each importing test does not ask again.
      if let message = Self.obstacle(try compile(program)) { return message }
      if let message = try build(module.name, program, to: folder) { return message }
    }
    modules.searchOptions += ["-I", folder]
    modules.libraryFolders.append(folder)
    modules.libraries.append(":\(module.name).o")
    launcher.readable.append(folder)
    seesHiddenModules = true
    return nil
  }

  /// Whether a folder holds all of a module; what is old may have been removed from a cache.
  private static func holds(_ folder: String, _ name: String) -> Bool {
    [".swiftmodule", ".o"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(folder)/\(name)\($0)")
    }
  }

  private static func obstacle(_ compilation: Compilation) -> String? {
    guard compilation.ending != .clean else { return nil }
    return compilation.errors.first?.text ?? "the compiler did not come to an end"
  }

  /// Builds a module to a folder that other processes may look for; says why it does not compile.
  private func build(_ name: String, _ program: Program, to folder: String) throws -> String? {
    let made = "\(folder)-\(UUID())"
    try Workspace.makeFolder(made)
    defer { workspace.remove(made) }
    let compilation = try buildModule(program, named: name, in: made)
    if let message = Self.obstacle(compilation) { return message }
    guard rename(made, folder) != 0, !Self.holds(folder, name) else { return nil }
    // Half of it is left in a cache that has become too large.
    workspace.remove(folder)
    guard rename(made, folder) != 0, !Self.holds(folder, name) else { return nil }
    let message = String(cString: strerror(errno))
    throw EnvironmentError(stage: "run", path: folder, message: message)
  }
}
