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

  private func failure(at place: String, _ message: String) -> EnvironmentError {
    EnvironmentError(stage: "configuration", path: "\(path):\(place)", message: message)
  }
}
