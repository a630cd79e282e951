import Foundation

/// Everything outside of the articles that checking needs: compiler, modules, sandbox, folders.
struct CheckEnvironment: Sendable {
  let toolchain: Toolchain
  let shim: Shim
  let known: KnownNames
  let compiler: Compiler
  /// What runs programs; nothing where no sandbox is to be had.
  let executor: Executor?

  /// Finds everything.
  ///
  /// - Parameters:
  ///   - options: the command line.
  ///   - executable: the path of doccheck's executable, beside which the modules stand.
  /// - Throws: `EnvironmentError` naming what is missing and what to do about it.
  init(options: Options, executable: String) throws {
    toolchain = try Toolchain(swiftc: options.swiftc)
    let installation = Installation(executable: executable)
    shim = try Shim(installation)
    let launcher = try installation.launcher()
    let cache = options.cache ?? Self.defaultCache
    let package = try options.package.map { [toolchain] in
      try PackageBuilder(folder: $0, toolchain: toolchain, cache: cache).build()
    }
    let modules = try ModulePaths(folders: options.modulePaths) + (package?.paths ?? ModulePaths())
    let workspace = try Workspace(cache: cache)
    // A package's modules change without notice.
    let isCached = options.caches && modules.isEmpty
    let tools = [toolchain.frontend] + shim.files
    known = try KnownNames(
      reader: InterfaceReader(
        toolchain: toolchain,
        searchOptions: ["-I", shim.modules],
        cache: options.caches ? CacheFolder(path: cache + "/interfaces", limit: 64 << 20) : nil,
        tools: CacheKey.identity(ofFiles: tools)
      ),
      package: package.map { [toolchain] in
        (
          InterfaceReader(toolchain: toolchain, searchOptions: $0.paths.searchOptions),
          $0.modules
        )
      }
    )
    compiler = Compiler(
      toolchain: toolchain,
      shim: shim,
      modules: modules,
      timeout: max(options.timeout, 30),
      workspace: workspace,
      launcher: CompilerLauncher(
        sandbox: Sandbox.forCompiler(options.sandbox, launcher: launcher),
        readable: [toolchain.root, shim.modules, shim.library, shim.macroPlugin]
          + modules.readableFolders,
        moduleCache: workspace.moduleCache
      ),
      cache: isCached
        ? CompilationCache(
          folder: cache + "/compilations",
          tools: tools
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
  }

  /// The judge of all snippets.
  func judge(_ options: Options) -> Judge {
    Judge(
      compiler: compiler,
      executor: executor,
      known: known,
      languageModes: options.languageModes,
      runs: options.runs,
      keepsakes: options.keepPrograms.map(ProgramKeeper.init)
    )
  }

  /// `$XDG_CACHE_HOME/doccheck`, else `~/.cache/doccheck` (XDG Base Directory Specification 0.8).
  private static var defaultCache: String {
    let variables = ProcessInfo.processInfo.environment
    if let cache = variables["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/doccheck" }
    return NSHomeDirectory() + "/.cache/doccheck"
  }
}
