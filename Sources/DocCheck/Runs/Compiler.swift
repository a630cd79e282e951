import Foundation

/// Compiles programs as far as the compiler's own checks go, without making code.
///
/// `-emit-sil` is needed, not `-typecheck`: a missing return, a use before initialisation and an
/// overflowing literal are only found in the mandatory passes over SIL.
struct Compiler: Sendable {
  let toolchain: Toolchain
  let shim: Shim
  /// Where further modules are.
  let modules: ModulePaths
  /// The time limit for one program in seconds.
  let timeout: Double
  /// A folder of doccheck's own for programs and the compiler's module cache.
  let workspace: Workspace

  /// What the compiler said before; nothing where nothing is to be remembered.
  let cache: CompilationCache?

  /// The name of the file that holds a program.
  static let programFile = "Article.swift"

  /// The memory that one compiler may take, in bytes.
  static let memoryLimit = 4 << 30

  /// What the compiler says about one program, now or when it was asked before.
  ///
  /// - Throws: `EnvironmentError` if the compiler cannot be started or cannot read the shim.
  func compile(_ program: Program) throws -> Compilation {
    guard let cache else { return try compileAnew(program) }
    let key = CacheKey(program: program, arguments: arguments(for: program), tools: cache.tools)
    if let known = cache.compilation(for: key) { return known }
    let compilation = try compileAnew(program)
    try cache.remember(compilation, for: key)
    return compilation
  }

  private func compileAnew(_ program: Program) throws -> Compilation {
    let file = try workspace.write(program.text, named: Self.programFile)
    defer { workspace.remove(file) }
    let outcome = try Subprocess(
      command: Self.limited([toolchain.frontend] + arguments(for: program) + [file]),
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
      timeout: timeout
    ).run()
    return try compilation(outcome)
  }

  /// The frontend's options for a program.
  private func arguments(for program: Program) -> [String] {
    ["-frontend", "-emit-sil", "-o", "/dev/null", "-disable-objc-interop"]
      + options(for: program)
      + ["-load-plugin-executable", shim.macroPlugin + "#PreviewMacros"]
      + ["-plugin-path", toolchain.macroPlugins]
      + modules.compilerOptions
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-debug-diagnostic-names"]
      + ["-suppress-warnings", "-disable-cross-import-overlay-search"]
      + program.implicitImports.flatMap { ["-import-module", $0] }
  }

  /// The options that the driver and the frontend share.
  private func options(for program: Program) -> [String] {
    // Readers build an article's code for debugging, and packages have bare regular expressions.
    ["-module-name", "Article", "-D", "DEBUG", "-enable-bare-slash-regex"]
      + program.languageMode.options
      + ["-I", shim.modules, "-module-cache-path", workspace.moduleCache]
      + ManifestOptions.options(for: program, toolchain)
      + (program.isLibrary ? ["-parse-as-library"] : [])
  }

  /// Whether code can import a module; where the user named further folders, the compiler is asked.
  func canImport(_ module: String) throws -> Bool {
    if Shim.moduleNames.contains(module) || toolchain.modules.contains(module) { return true }
    guard !modules.isEmpty else { return false }
    let program = Program(
      text: "import \(module)\n",
      lineMap: LineMap(),
      implicitImports: [],
      isLibrary: true,
      languageMode: LanguageMode(version: 5)
    )
    return try compile(program).ending == .clean
  }

  /// Builds an executable of a program and further files of our own.
  ///
  /// - Parameters:
  ///   - program: the program; its text is already known to compile, or to be worth a try.
  ///   - harness: the texts of further files, by their names.
  /// - Returns: the executable's path, or what the compiler said.
  func build(_ program: Program, harness: [String: String]) throws -> BuildResult {
    let folder = try workspace.makeFolder()
    let texts = harness.merging([Self.programFile: program.text]) { ours, _ in ours }
    let files = try texts.map { try workspace.write($1, named: $0, in: folder) }
    let executable = folder + "/program"
    let frontendOptions =
      program.implicitImports.flatMap { ["-import-module", $0] }
      + ["-disable-cross-import-overlay-search", "-debug-diagnostic-names"]
      + modules.compilerOptions
    let outcome = try Subprocess(
      command: Self.limited([toolchain.swiftc, "-Onone", "-o", executable])
        + options(for: program)
        + ["-load-plugin-executable", shim.macroPlugin + "#PreviewMacros"]
        + ["-L", shim.library, "-lSampleModels", "-Xlinker", "-rpath", "-Xlinker", shim.library]
        + modules.linkerOptions
        + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-suppress-warnings"]
        + frontendOptions.flatMap { ["-Xfrontend", $0] }
        + files.sorted(),
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        "LC_ALL": "C.UTF-8", "TMPDIR": folder,
      ],
      timeout: timeout * 4
    ).run()
    let compilation = try compilation(outcome)
    return BuildResult(
      executable: outcome.ending == .exited(0) ? executable : nil,
      folder: folder,
      compilation: compilation
    )
  }

  /// Puts a command under a limit of memory, which the kernel holds for all that it starts.
  static func limited(_ command: [String], memory: Int = memoryLimit) -> [String] {
    ["prlimit", "--as=\(memory)", "--core=0", "--"] + command
  }

  private func compilation(_ outcome: Subprocess.Outcome) throws -> Compilation {
    let text = String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self)
    let errors = CompilerMessage.list(in: text).filter { $0.kind == .error }
    if let broken = errors.first(where: { $0.text.contains("module compiled with") }) {
      let whose = broken.text.contains(shim.modules) ? "doccheck" : "it"
      let message = "build \(whose) anew with the compiler in use: 'swift build'"
      throw EnvironmentError(stage: "modules", path: broken.text, message: message)
    }
    switch outcome.ending {
    case .exited(0): return Compilation(ending: .clean, errors: [])
    case .timedOut: return Compilation(ending: .timedOut, errors: [])
    case .exited where !errors.isEmpty: return Compilation(ending: .refused, errors: errors)
    case .exited, .signalled:
      return Compilation(ending: .crashed(String(text.suffix(2000))), errors: errors)
    }
  }
}
