import Foundation

/// Writes the names in the installed modules to a file, so that no check has to read them first.
struct Preparation {
  let options: Options
  /// The path of doccheck's executable, whose folder contains the modules.
  let executable: String

  /// Prints the interfaces of all modules and keeps the names in them.
  ///
  /// - Throws: `UsageError` for a path, `EnvironmentError` if the modules cannot be read or nothing
  ///   can be written next to them.
  func run() throws {
    guard options.paths.isEmpty else { throw UsageError(message: "'prepare' takes no path") }
    let toolchain = try Toolchain(swiftc: options.swiftc)
    let shim = try Shim(Installation(executable: executable))
    let store = InterfaceStore(preparedFor: toolchain, shim)
    try store.removeAll()
    let workspace = try Workspace(cache: NSTemporaryDirectory() + "doccheck-\(UUID())")
    defer {
      workspace.removeAll()
      workspace.remove(
        URL(fileURLWithPath: workspace.moduleCache.path).deletingLastPathComponent().path
      )
    }
    let reader = InterfaceReader(
      toolchain: toolchain,
      searchOptions: InterfaceReader.searchOptions(toolchain, shim),
      moduleCache: workspace.moduleCache,
      cache: store
    )
    try KnownNames(reader: reader, package: nil).readAll()
  }
}
