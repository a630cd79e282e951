import Foundation

/// The modules that replace Apple's: where they are, and what they are called.
struct Shim: Sendable {
  /// The folder of the compiled modules.
  let modules: String
  /// The folder of `libSampleModels.so`.
  let library: String
  /// The folder of the names that an installation has read in the modules.
  let interfaces: String
  /// The program that expands `#Preview`, `@Model` and the like.
  let macroPlugin: String

  /// The modules that snippets and their tests may import by these names.
  static let moduleNames: Set<String> = [
    "Combine", "Headless", "SwiftData", "SwiftUI", "UIKit",
  ]

  /// The module that passes on to `import Foundation` what Apple's Foundation has of Combine.
  static let foundationAliases = "FoundationObservable"

  /// Finds the modules beside doccheck's own executable or under the prefix it was installed to.
  ///
  /// - Throws: `EnvironmentError` if a part is missing.
  init(_ installation: Installation) throws {
    for home in installation.folders {
      let shim = Shim(home: home)
      if shim.isComplete { self = shim; return }
    }
    throw EnvironmentError(
      stage: "shim",
      path: installation.folders[0],
      message: "doccheck's SwiftUI and Combine modules are missing; run 'swift build'"
    )
  }

  private init(home: String) {
    modules = home + "/Modules"
    library = home
    interfaces = home + "/Interfaces"
    macroPlugin = home + "/PreviewMacros-tool"
  }

  /// All files that the modules consist of.
  var files: [String] {
    let names = Self.moduleNames.union([Self.foundationAliases]).union(UnknownType.modules)
    return names.map { "\(modules)/\($0).swiftmodule" }
      + [library + "/libSampleModels.so", macroPlugin]
  }

  /// The names and sizes of the modules, which stay when they are installed or moved.
  var sizes: [String] {
    files.filter { $0.hasSuffix(".swiftmodule") }.sorted().map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      let size = attributes?[.size] as? Int ?? 0
      return "\(URL(fileURLWithPath: file).lastPathComponent) \(size)"
    }
  }

  /// The folder for what is known of the compiler and of the modules, whatever articles are checked: the one that
  /// SwiftPM builds into, else the user's cache.
  func lastingFolder(cache: String) -> String {
    let isBuilt = FileManager.default.fileExists(atPath: library + "/description.json")
    return isBuilt && access(library, W_OK) == 0 ? interfaces : cache
  }

  private var isComplete: Bool {
    files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }
}
