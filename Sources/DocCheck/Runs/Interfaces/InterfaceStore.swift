import Foundation

/// A folder that keeps what is read of modules, for one compiler and one build of the modules.
struct InterfaceStore: Sendable {
  let folder: CacheFolder
  /// What tells this compiler and these modules from others.
  let tools: String

  /// The version of what is kept; a change of it makes all that is older unknown.
  private static let format = "5"

  /// What is kept of some modules; nothing if nothing is.
  func contents(_ kind: String, of modules: [String]) -> Data? {
    folder.contents(of: digest(kind, modules))
  }

  /// Keeps something of some modules; one that cannot be written to is no reason to stop.
  func keep(_ data: Data, _ kind: String, of modules: [String]) {
    try? folder.keep(data, as: digest(kind, modules))
    folder.trim()
  }

  /// Removes everything in the folder.
  ///
  /// - Throws: `EnvironmentError` if that cannot be done.
  func removeAll() throws {
    let files = FileManager.default
    do {
      if files.fileExists(atPath: folder.path) { try files.removeItem(atPath: folder.path) }
      try files.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    } catch {
      throw EnvironmentError(
        stage: "prepare",
        path: folder.path,
        message: "cannot write to this folder (\(error.systemReason))",
        help: "run 'doccheck prepare' as the user who installed doccheck"
      )
    }
  }

  private func digest(_ kind: String, _ modules: [String]) -> String {
    let parts = [Self.format, kind, tools] + modules
    return SHA256.hexadecimal(Array(parts.joined(separator: "\0").utf8))
  }
}

extension InterfaceStore {
  /// The folder that an installation brings for one compiler.
  ///
  /// Moving it changes dates, so sizes count.
  init(preparedFor toolchain: Toolchain, _ shim: Shim) {
    folder = CacheFolder(path: shim.interfaces, limit: .max)
    tools = ([toolchain.version, toolchain.target] + shim.sizes).joined(separator: "\n")
  }

  /// The folder in a user's cache.
  ///
  /// The modules of a checkout are often rebuilt, so their dates count, too.
  init(cache: String, _ toolchain: Toolchain, _ shim: Shim) {
    folder = CacheFolder(path: cache + "/interfaces", limit: 64 << 20)
    let files = CacheKey.identity(ofFiles: [toolchain.frontend] + shim.files)
    tools = [toolchain.target, shim.modules, files].joined(separator: "\n")
  }
}
