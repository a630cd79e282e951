/// The package that the checked articles are about: built, or with the reason why it is not.
struct PackageSources: Sendable {
  /// Nothing where there is none, or it does not build.
  let package: BuiltPackage?
  /// Why it does not build, where the documentation in its files is checked even so.
  let problem: EnvironmentError?
  /// The files that decided on it; nothing where there is no package.
  private let stamp: PackageStamp?
  private let folders: [String]

  /// Builds the package that the options name or mean.
  ///
  /// A package that nobody named is built in the sandbox.
  ///
  /// - Throws: `EnvironmentError` where it does not build and nothing else can be checked.
  init(_ options: Options, toolchain: Toolchain, cache: String, launcher: String) throws {
    guard let folder = options.package else {
      (package, problem, stamp, folders) = (nil, nil, nil, [])
      return
    }
    let before = PackageStamp(folders: [folder], tools: [])
    var sandbox: Sandbox?
    if options.impliesPackage, options.sandbox != .none {
      sandbox = Sandbox.forCompiler(options.sandbox, launcher: launcher)
      guard sandbox != nil else {
        (package, problem, stamp, folders) = (nil, Self.unconfined(folder), nil, [])
        return
      }
    }
    let builder = PackageBuilder(
      folder: folder,
      toolchain: toolchain,
      cache: cache,
      sandbox: sandbox
    )
    do {
      let built = try builder.build()
      (package, problem, folders) = (built, nil, built.sourceFolders)
      stamp = PackageStamp(folders: folders, tools: [])
    } catch let error as EnvironmentError where SourceFolder.package(of: options.paths) != nil {
      (package, problem, stamp, folders) = (nil, error, before, [folder])
    }
  }

  /// Whether no file of the package has changed since.
  var isCurrent: Bool { stamp == nil || stamp == PackageStamp(folders: folders, tools: []) }

  private static func unconfined(_ folder: String) -> EnvironmentError {
    EnvironmentError(
      stage: "package",
      path: folder,
      message: "is not built, since there is no sandbox for it",
      help: "if you trust the package, name it with --package"
    )
  }

  /// The module that a Swift file or an article of a DocC catalog belongs to; nothing for other files, and
  /// for one that belongs to none.
  func module(ofFileAt path: String) -> SourceModule? {
    guard path.hasSuffix(SourceFileReader.ending) || path.contains(".docc/") else { return nil }
    if let problem { return .missing(reason: "the package \(problem.message)") }
    return package?.module(ofFileAt: path)
  }
}
