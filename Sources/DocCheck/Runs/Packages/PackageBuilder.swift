import Foundation

/// Builds a Swift package of the user's.
///
/// The package is built as the one dependency of a client, a package of our own in the cache: so
/// SwiftPM leaves the user's folder alone, links all of its libraries into one, and works out what
/// somebody who imports them has to tell the compiler.
struct PackageBuilder: Sendable {
  /// The folder that holds `Package.swift`, as the user named it.
  private let folder: String
  /// The same folder from the root.
  private let path: String
  private let toolchain: Toolchain
  /// The folder of the client, which is kept, so that only what has changed is built again.
  private let client: String
  /// What confines the build, which has no network then; nothing where the user named the package.
  private let sandbox: Sandbox?

  /// The client's only product, target and module.
  private static let clientModule = "DocCheckPackageLibraries"
  /// The time limit in seconds; a first build may fetch and compile many dependencies.
  private static let timeout = 3600.0

  /// - Parameters:
  ///   - folder: the folder that holds `Package.swift`.
  ///   - toolchain: the toolchain that builds it.
  ///   - cache: the folder in which builds may stay.
  ///   - sandbox: what confines the build.
  init(folder: String, toolchain: Toolchain, cache: String, sandbox: Sandbox? = nil) {
    (self.folder, self.sandbox) = (folder, sandbox)
    self.toolchain = toolchain
    path = URL(fileURLWithPath: folder).standardized.path
    let digest = SHA256.hexadecimal(Array(path.utf8)).prefix(16)
    client = URL(fileURLWithPath: "\(cache)/packages/\(digest)").path
  }

  /// Builds the package, or as much of it as has changed.
  ///
  /// - Throws: `EnvironmentError` with the first error if it does not build.
  func build() throws -> BuiltPackage {
    let tools = [toolchain.frontend]
    if let known = PackageRecord.package(builtIn: client, tools: tools) { return known }
    var package = try builtAnew()
    let state = try? Data(contentsOf: URL(fileURLWithPath: client + "/.build/workspace-state.json"))
    let folders = Set([path] + (state.map(PackageStamp.neighbours) ?? []))
    // Modules of C are read where they lie.
    package.paths.readableFolders = folders.union([client]).sorted()
    package.sourceFolders = folders.sorted() + [client + "/.build/checkouts"]
    let record = PackageRecord(package, folders: folders.sorted(), tools: tools)
    record.write(to: client)
    return record.identified
  }

  private func builtAnew() throws -> BuiltPackage {
    let manifest = try manifest()
    guard !manifest.libraries.isEmpty else {
      throw error("has no library product, so there is nothing to import")
    }
    try writeClient(of: manifest)
    // A build that SwiftPM has planned before lacks the files which were added to the package since.
    let options = ["--build-system", "native", "--disable-build-manifest-caching"]
    let outcome = try run("swift-build", in: client, options)
    guard outcome.ending == .exited(0) else {
      throw error("does not build: \(firstError(outcome))")
    }
    return BuiltPackage(
      modules: manifest.modules,
      platforms: manifest.deploymentTargets,
      paths: try paths(),
      folder: path,
      folders: manifest.folders,
      built: builtModules
    )
  }

  private func manifest() throws -> PackageManifest {
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      throw error("contains no Package.swift")
    }
    let outcome = try run("swift-package", in: path, ["dump-package"])
    guard outcome.ending == .exited(0) else {
      throw error("cannot read Package.swift: \(firstError(outcome))")
    }
    do {
      return try JSONDecoder().decode(PackageManifest.self, from: Data(outcome.standardOutput))
    } catch {
      throw self.error("cannot read Package.swift: \(error)")
    }
  }

  /// Writes the client, leaving alone what has not changed.
  private func writeClient(of manifest: PackageManifest) throws {
    let products = manifest.libraries.map {
      ".product(name: \($0.name.debugDescription), package: \"subject\")"
    }
    let name = Self.clientModule.debugDescription
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: \(name),
        products: [.library(name: \(name), type: .dynamic, targets: [\(name)])],
        dependencies: [
          .package(name: "subject", path: \(path.debugDescription))
        ],
        targets: [.target(name: \(name), dependencies: [\(products.joined(separator: ", "))])]
      )

      """
    try write(Data(text.utf8), to: "Package.swift")
    try write(Data(), to: "Sources/\(Self.clientModule)/Empty.swift")
    // The versions of dependencies that the package is developed with.
    let pins = try? Data(contentsOf: URL(fileURLWithPath: path + "/Package.resolved"))
    if let pins { try write(pins, to: "Package.resolved") }
  }

  private func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: "\(client)/\(name)")
    if let old = try? Data(contentsOf: file), old == data { return }
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw EnvironmentError(
        stage: "package",
        path: file.path,
        message: "cannot write this file (\(error.systemReason))",
        help: "choose another cache folder with --cache"
      )
    }
  }

  /// Runs a part of SwiftPM on a package, with all that it makes going to the client's folder.
  private func run(
    _ tool: String,
    in package: String,
    _ arguments: [String]
  ) throws -> Subprocess.Outcome {
    let tools = URL(fileURLWithPath: toolchain.frontend).deletingLastPathComponent()
    let command =
      [tools.appendingPathComponent(tool).path, "--package-path", package]
      + ["--scratch-path", client + "/.build"]
    var environment = ProcessInfo.processInfo.environment
    guard let sandbox else {
      return try Subprocess(
        command: command + arguments,
        environment: environment,
        timeout: Self.timeout
      ).run()
    }
    try Workspace.makeFolder(client + "/.swiftpm")
    environment["HOME"] = client
    environment["TMPDIR"] = sandbox.temporaryFolder(client)
    let own = ["--cache-path", "--config-path", "--security-path"].flatMap { option in
      [option, client + "/.swiftpm"]
    }
    let permissions = Permissions(
      readable: [toolchain.root, (path as NSString).deletingLastPathComponent],
      writable: [client]
    )
    return try Subprocess(
      command: sandbox.command(command + ["--disable-sandbox"] + own + arguments, permissions),
      environment: environment,
      timeout: Self.timeout
    ).run()
  }

  /// The first message about a file, else the first one, else the end of what was said.
  private func firstError(_ outcome: Subprocess.Outcome) -> String {
    let said = String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self)
    let errors = CompilerMessage.list(in: said).filter { $0.kind == .error }
    guard let first = errors.first(where: { $0.file != nil }) ?? errors.first else {
      return outcome.ending == .timedOut ? "stopped after the time limit" : String(said.suffix(500))
    }
    return first.file.map { "\($0):\(first.line):\(first.column): \(first.text)" } ?? first.text
  }

  /// What SwiftPM itself would tell the compiler and the linker for the client.
  private func paths() throws -> ModulePaths {
    let products = client + "/.build/debug"
    let file = URL(fileURLWithPath: products + "/description.json")
    guard let data = try? Data(contentsOf: file),
      let description = try? JSONDecoder().decode(BuildDescription.self, from: data),
      var paths = description.paths(ofModule: Self.clientModule)
    else {
      let message = "does not say how the package was built; the toolchain may be too new"
      throw EnvironmentError(stage: "package", path: file.path, message: message)
    }
    // Dynamic libraries of the package and its dependencies are beside the client's.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    paths.libraryFolders = [URL(fileURLWithPath: products).resolvingSymlinksInPath().path]
    paths.readableFolders = [path, client]
    paths.libraries = files.sorted()
      .filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
      .map { String($0.dropFirst(3).dropLast(3)) }
    return paths
  }

  /// The modules that are there to be imported.
  private var builtModules: Set<String> {
    let modules = client + "/.build/debug/Modules"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return Set(
      files.filter { $0.hasSuffix(".swiftmodule") }
        .map { ($0 as NSString).deletingPathExtension }
    )
  }

  private func error(_ message: String) -> EnvironmentError {
    EnvironmentError(stage: "package", path: folder, message: message)
  }
}
