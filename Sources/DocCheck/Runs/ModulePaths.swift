import Foundation

/// Where the compiler, the linker and running programs find modules that neither the toolchain nor
/// doccheck brings.
struct ModulePaths: Codable, Hashable, Sendable {
  /// Options of the compiler that name folders of modules and module maps of C.
  var searchOptions: [String] = []
  /// Options of the compiler that name the programs which expand macros.
  var pluginOptions: [String] = []
  /// The folders in which libraries are.
  var libraryFolders: [String] = []
  /// All folders in which there is something that the options refer to.
  var readableFolders: [String] = []
  /// The libraries to link, named as `-l` wants them.
  var libraries: [String] = []

  /// Whether there is nothing but what the toolchain and doccheck bring.
  var isEmpty: Bool { self == ModulePaths() }

  /// All options of the compiler proper.
  var compilerOptions: [String] { searchOptions + pluginOptions }

  /// The options of the driver when it links.
  var linkerOptions: [String] {
    libraryFolders.flatMap { ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] }
      + libraries.map { "-l" + $0 }
  }

  static func + (left: ModulePaths, right: ModulePaths) -> ModulePaths {
    ModulePaths(
      searchOptions: left.searchOptions + right.searchOptions,
      pluginOptions: left.pluginOptions + right.pluginOptions,
      libraryFolders: left.libraryFolders + right.libraryFolders,
      readableFolders: left.readableFolders + right.readableFolders,
      libraries: left.libraries + right.libraries
    )
  }
}

extension ModulePaths {
  /// The paths of folders that the user names, which may hold modules and the libraries that the
  /// modules themselves ask for.
  ///
  /// - Throws: `EnvironmentError` for a folder that is not there.
  init(folders: [String]) throws {
    let paths = folders.map { URL(fileURLWithPath: $0).path }
    for (folder, path) in zip(folders, paths) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else {
        throw EnvironmentError(stage: "modules", path: folder, message: "no such folder")
      }
    }
    searchOptions = paths.flatMap { ["-I", $0] }
    libraryFolders = paths
    readableFolders = paths
  }
}
