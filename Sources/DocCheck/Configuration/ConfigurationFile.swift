import Foundation

/// Finds and reads a project's configuration.
struct ConfigurationFile: Sendable {
  /// The name under which it is looked for.
  static let name = ".doccheck.json"

  let path: String

  /// The file that the options name, else the nearest one at or above the first path, if any.
  init?(for options: Options) {
    if let named = options.configurationFile {
      path = named
      return
    }
    guard let first = options.paths.first else { return nil }
    var folder = FolderPath.absolute(first)
    while true {
      let candidate = (folder as NSString).appendingPathComponent(Self.name)
      if FileManager.default.fileExists(atPath: candidate) {
        path = candidate
        return
      }
      guard folder != "/" else { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// A file at a path.
  init(path: String) { self.path = path }

  /// What the file says.
  ///
  /// - Throws: `EnvironmentError` that names the line of what cannot be understood.
  func configuration() throws -> Configuration {
    if LinkBoundary(around: path).isLeft(by: path) {
      let message = "is a symbolic link out of the checked folder, so it is not read"
      throw EnvironmentError(stage: "configuration", path: path, message: message)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw EnvironmentError(
        stage: "configuration",
        path: path,
        message: "cannot be read (\(error.systemReason))"
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw EnvironmentError(stage: "configuration", path: path, message: "not UTF-8")
    }
    var configuration = Configuration()
    configuration.selection.folder = FolderPath(ofFile: path)
    do {
      try JSON5Reader.value(of: text).read(ConfigurationTable.keys, into: &configuration)
    } catch let error as JSON5Reader.Failure {
      throw failure(at: "\(error.line):\(error.column)", error.message)
    } catch let error as ConfigurationError {
      throw failure(at: "\(error.line)", error.message)
    }
    return configuration
  }

  /// Refuses a package to build, and module folders outside of the file's folder, unless the command line
  /// names them: a pull request can change the file.
  ///
  /// - Throws: `EnvironmentError` that names the key.
  func refuseReach(of configuration: Configuration, beyond options: Options) throws {
    if configuration.package != nil, options.package == nil {
      let reason =
        "'package' builds a package with your rights, and anyone could have written this file"
      throw refusal(reason, "--package FOLDER")
    }
    let folder = configuration.selection.folder
    let boundary = LinkBoundary(around: folder.path)
    for path in configuration.modulePaths where options.modulePaths.isEmpty {
      let place = folder.resolving(path)
      guard folder.relative(place).hasPrefix("..") || boundary.isLeft(by: place) else { continue }
      throw refusal("the module path '\(path)' is outside the folder of this file", "--module-path")
    }
  }

  private func refusal(_ message: String, _ option: String) -> EnvironmentError {
    EnvironmentError(
      stage: "configuration",
      path: path,
      message: message,
      help: "if you trust the file, pass --trust-config, or name it with \(option)"
    )
  }

  private func failure(at place: String, _ message: String) -> EnvironmentError {
    EnvironmentError(stage: "configuration", path: "\(path):\(place)", message: message)
  }
}
