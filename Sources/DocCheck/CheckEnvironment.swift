import Foundation

/// Everything outside of the articles that checking needs: compiler, modules, sandbox, folders.
struct CheckEnvironment: Sendable {
  let toolchain: Toolchain
  let shim: Shim
  private let names: Lazy<Result<KnownNames, any Error>>
  var compiler: Compiler
  /// The package around the articles.
  let sources: PackageSources
  /// The oldest systems that the package is meant for.
  private let platforms: [DeploymentTarget]
  /// What runs programs; nothing where no sandbox is to be had.
  var executor: Executor?
  /// How long finding everything took.
  let setUpSeconds: Double

  /// What came of checking articles before; nothing where nothing is to be remembered.
  var verdicts: VerdictCache?
  /// All that is kept between runs.
  let caches: [CacheFolder]

  /// The names that there are modules for, read when they are first asked for.
  ///
  /// - Throws: `EnvironmentError` if the compiler cannot be asked for them.
  var known: KnownNames { get throws { try names.value.get() } }

  /// Finds everything.
  ///
  /// - Parameters:
  ///   - options: the command line.
  ///   - executable: the path of doccheck's executable, beside which the modules are.
  /// - Throws: `EnvironmentError` naming what is missing and what to do about it.
  init(options: Options, executable: String) throws {
    let start = ContinuousClock.now
    toolchain = try Toolchain(swiftc: options.swiftc)
    let installation = Installation(executable: executable)
    shim = try Shim(installation)
    let launcher = try installation.launcher()
    let cache = options.cache ?? Self.defaultCache
    sources = try PackageSources(options, toolchain: toolchain, cache: cache, launcher: launcher)
    let package = sources.package
    platforms = package?.platforms ?? []
    let modules = try ModulePaths(folders: options.modulePaths) + (package?.paths ?? ModulePaths())
    let workspace = try Workspace(cache: cache)
    // Modules in a folder change without notice.
    let isCached = options.caches && options.modulePaths.isEmpty
    let tools = [toolchain.frontend] + shim.files
    // What is known of modules depends on no article and no program.
    let lasting = shim.lastingFolder(cache: cache)
    let interfaces = InterfaceStore(cache: lasting, toolchain, shim)
    let reader = InterfaceReader(
      toolchain: toolchain,
      searchOptions: InterfaceReader.searchOptions(toolchain, shim),
      moduleCache: workspace.moduleCache,
      prepared: InterfaceStore(preparedFor: toolchain, shim),
      cache: interfaces
    )
    let declared = DeclaredModules(
      cache: lasting,
      toolchain: toolchain,
      shim: shim,
      moduleCache: workspace.moduleCache,
      reader: reader
    )
    let read: @Sendable () throws -> KnownNames = { [toolchain] in
      try KnownNames(
        reader: reader,
        package: package.map {
          (
            InterfaceReader(
              toolchain: toolchain,
              searchOptions: $0.paths.searchOptions,
              cache: InterfaceStore(folder: interfaces.folder, tools: $0.identity)
            ),
            SourceFolder.package(of: options.paths) == nil ? $0.modules : $0.importable
          )
        }
      )
    }
    names = Lazy {
      package == nil ? KnownNames.shared(for: interfaces.tools, read) : Result { try read() }
    }
    let syntaxModules = BinarySyntaxModules(toolchain, home: lasting)
    compiler = Compiler(
      toolchain: toolchain,
      shim: shim,
      modules: modules,
      declared: declared,
      syntaxModules: syntaxModules,
      timeout: max(options.timeout, 30),
      workspace: workspace,
      launcher: CompilerLauncher(
        sandbox: Sandbox.forCompiler(options.sandbox, launcher: launcher),
        readable: [
          toolchain.root, shim.modules, shim.library, shim.macroPlugin, declared.folder,
          syntaxModules.location,
        ]
          + modules.readableFolders,
        moduleCache: workspace.moduleCache
      ),
      cache: isCached
        ? CompilationCache(
          folder: cache + "/compilations",
          tools: tools,
          package: package?.identity ?? ""
        ) : nil
    )
    let sandbox =
      options.runs ? try Sandbox.resolve(options.sandbox, launcher: launcher) : nil
    executor = sandbox.map { [toolchain, shim] in
      Executor(
        sandbox: $0,
        toolchain: toolchain,
        shim: shim,
        modules: modules,
        timeout: options.timeout
      )
    }
    let folder = CacheFolder(path: cache + "/verdicts", limit: 256 << 20)
    // Programs that are to be kept have to be put together.
    verdicts =
      isCached && options.keepPrograms == nil
      ? VerdictCache(
        options,
        folder: folder,
        tools: tools + [executable],
        compiler: [toolchain.version, toolchain.target, package?.identity ?? ""],
        sandboxes: [executor?.sandbox.kind, compiler.launcher.sandbox?.kind]
      ) : nil
    caches = [interfaces.folder, compiler.cache?.folder, verdicts?.folder].compactMap(\.self)
    setUpSeconds = (ContinuousClock.now - start).seconds
  }

  /// What Landlock watches over; nothing where neither programs nor the compiler are under it.
  var landlock: Landlock? {
    [executor?.sandbox, compiler.launcher.sandbox].lazy.compactMap(\.self)
      .first { $0.kind == .landlock }
      .flatMap { Landlock(launcher: $0.launcher, newest: $0.newestLandlock) }
  }

  /// What was wrong with what is kept between runs; none of it changes a verdict.
  var cacheProblems: [String] {
    var own = caches.filter { $0.use.damaged > 0 }.map {
      "cache: \($0.path): \($0.use.damaged.of("damaged entry")) created again"
    }
    let modules = compiler.workspace.moduleCache
    if modules.wasDamaged { own.append("cache: \(modules.path): damaged modules created again") }
    guard let remote = verdicts?.folder.remote else { return own }
    return own + remote.problems.map { "remote cache: \(remote.address): \($0)" }
  }

  /// Removes what this run leaves behind, and of the caches what is too much.
  func close() {
    compiler.workspace.removeAll()
    for cache in caches { cache.trim() }
  }

  /// The judge of all snippets.
  ///
  /// - Throws: `EnvironmentError` if the names that there are modules for cannot be read.
  func judge(_ options: Options) throws -> Judge {
    Judge(
      compiler: compiler,
      executor: executor,
      known: try known,
      languageModes: options.languageModes,
      followsStatedModes: !options.namesLanguageModes,
      platforms: options.configuration.platforms.isEmpty
        ? platforms : options.configuration.platforms,
      runs: options.runs,
      asksForFixIts: options.asksForFixIts,
      keepsakes: options.keepPrograms.map(ProgramKeeper.init),
      sketches: options.sketches
    )
  }

  /// What links to symbols are checked by.
  ///
  /// - Parameter articles: the articles that are looked into.
  func symbolChecker(for articles: [Article], _ workers: Workers) -> SymbolLinkChecker {
    SymbolLinkChecker(
      checked: SymbolTree(PackageSymbols.modules(of: articles)),
      package: sources.package.map { package in
        Lazy { PackageSymbols(package: package, workers: workers).tree(with: articles) }
      },
      known: Lazy { try? known }
    )
  }

  /// `$XDG_CACHE_HOME/doccheck`, else `~/.cache/doccheck` (XDG Base Directory Specification 0.8).
  private static var defaultCache: String {
    let variables = ProcessInfo.processInfo.environment
    if let cache = variables["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/doccheck" }
    return NSHomeDirectory() + "/.cache/doccheck"
  }
}
