import Foundation

/// Compiles programs as far as the compiler's own checks go, without making code.
///
/// `-emit-sil` is needed, not `-typecheck`: a missing return, a use before initialisation and an
/// overflowing literal are only found in the mandatory passes over SIL.
struct Compiler: Sendable {
  let toolchain: Toolchain
  let shim: Shim
  /// Where further modules are.
  var modules: ModulePaths
  /// The modules that are made of the facts about Apple's API.
  let declared: DeclaredModules
  /// SwiftSyntax's modules in the form that is read at once.
  let syntaxModules: BinarySyntaxModules
  /// The time limit for one program in seconds.
  let timeout: Double
  /// A folder of doccheck's own for programs and the compiler's module cache.
  let workspace: Workspace

  /// What starts the compiler.
  var launcher: CompilerLauncher

  /// What the compiler said before; nothing where nothing is to be remembered.
  let cache: CompilationCache?

  /// The name of the file that holds a program.
  static let programFile = "Article.swift"

  /// The name of the file that belongs to the same module.
  static let otherFile = "Other.swift"

  /// The memory that one compiler may take, in bytes.
  static let memoryLimit = 4 << 30

  /// What was said in this run.
  let log = CompilationLog()

  /// What lets programs share calls; nothing where each is compiled alone.
  var rounds: CompilationRounds?

  /// Where it is noted what the programs of a snippet took; nothing where nobody wants to know.
  var work: WorkLog?

  /// Whether there are modules made of code of the article at hand.
  var seesHiddenModules = false

  /// Whether programs that are built import SwiftUI in place of modules of which there are only declarations.
  var replacesFrameworks = false

  /// What may be otherwise when the compiler is asked again.
  var doubts = Doubts()

  /// What the compiler says about one program, now or when it was asked before.
  ///
  /// - Throws: `EnvironmentError` if the compiler cannot be started or cannot read the shim.
  func compile(_ program: Program) throws -> Compilation {
    let compilation = try answer(to: program)
    doubts.note(compilation.ending)
    return compilation
  }

  /// What the compiler says about one program, with exactly the errors that it has alone.
  func certainly(compile program: Program) throws -> Compilation {
    if try compile(program).isProvisional { try confirm(program) }
    return try compile(program)
  }

  /// Has the compiler say for certain which errors a program has.
  func confirm(_ program: Program) throws {
    let key = key(for: program)
    guard let known = log.answer(key), known.isProvisional else { return }
    _ = try rounds?.stepAside { try compileAlone(program, key) } ?? compileAlone(program, key)
    if let step = log.step(key) { work?.note(step) }
  }

  private func answer(to program: Program) throws -> Compilation {
    try declared.make(program.implicitImports)
    let key = key(for: program)
    if let known = log.answer(key) { return known }
    let compilation = try remembered(key) ?? ask(about: program, key)
    if let step = log.step(key) { work?.note(step) }
    return compilation
  }

  private func ask(about program: Program, _ key: CacheKey) throws -> Compilation {
    guard let rounds else { return try compileAlone(program, key) }
    // The calls of a round know nothing of an article's own modules, nor of what Apple's refuse.
    guard seesHiddenModules || Self.mayBridgeStrings(program) else {
      return try rounds.compile(program, key)
    }
    return try rounds.stepAside { try compileAlone(program, key) }
  }

  /// What the compiler said about a program in an earlier run.
  private func remembered(_ key: CacheKey) -> Compilation? {
    let start = ContinuousClock.now
    guard let known = cache?.compilation(for: key) else { return nil }
    log.note(known, key, as: .cached, seconds: (ContinuousClock.now - start).seconds)
    return known
  }

  /// What the compiler says about a program in a call of its own.
  func compileAlone(_ program: Program, _ key: CacheKey) throws -> Compilation {
    let start = ContinuousClock.now
    let compilation = try workspace.withFolder { try said(of: program, in: $0) }
    log.note(
      compilation,
      key,
      as: .compiledAlone,
      seconds: (ContinuousClock.now - start).seconds
    )
    try cache?.remember(compilation, for: key)
    return compilation
  }

  private func said(of program: Program, in folder: String) throws -> Compilation {
    var files = [try workspace.write(program.text, named: Self.programFile, in: folder)]
    if let other = program.otherFile {
      files.append(try workspace.write(other, named: Self.otherFile, in: folder))
    }
    let options = arguments(for: program) + library(program)
    let compilation = try compileInTime(
      files,
      options,
      saysLittle: !declaredModules(in: program).isEmpty
        || program.text.contains(UnknownType.name)
    )
    guard compilation.ending == .clean, Self.mayBridgeStrings(program) else { return compilation }
    let bridged = try bridgedStrings(files, arguments: options)
    return bridged.isEmpty ? compilation : Compilation(ending: .refused, errors: bridged)
  }

  /// What the compiler says about some files.
  ///
  /// - Parameters:
  ///   - limits: the time limit, in those for one program.
  ///   - mayWrite: whether the compiler may write to the folder of the files.
  func compile(
    _ files: [String],
    arguments: [String],
    limits: Double = 1,
    mayWrite: Bool = false
  ) throws -> Compilation {
    try compilation(launch(files, arguments: arguments, limits: limits, mayWrite: mayWrite))
  }

  /// How a run of the compiler over some files ended.
  ///
  /// - Parameters:
  ///   - limits: the time limit, in those for one program.
  ///   - mayWrite: whether the compiler may write to the folder of the files.
  func launch(
    _ files: [String],
    arguments: [String],
    limits: Double = 1,
    mayWrite: Bool = false
  ) throws -> Subprocess.Outcome {
    try launcher.run(
      [toolchain.frontend] + arguments,
      on: files,
      mayWrite: mayWrite,
      environment: Toolchain.environment,
      timeout: timeout * limits
    )
  }

  /// What a program is known by.
  func key(for program: Program) -> CacheKey {
    let arguments = arguments(for: program) + library(program)
    return CacheKey(program: program, arguments: arguments, tools: cache?.tools ?? "")
  }

  /// Takes note of what a call says about a program which it shared with others.
  ///
  /// - Parameter seconds: its share of the call.
  func noteShared(_ compilation: Compilation, _ key: CacheKey, seconds: Double) throws {
    log.note(compilation, key, as: .compiledTogether, seconds: seconds)
    try cache?.remember(compilation, for: key)
  }

  /// Does something that takes its time and does not ask about programs, and notes how long it took.
  func aside<Result>(_ kind: WorkLog.Kind, _ work: () throws -> Result) rethrows -> Result {
    guard let rounds else { return try timed(kind, work) }
    return try rounds.stepAside { try timed(kind, work) }
  }

  private func timed<Result>(
    _ kind: WorkLog.Kind,
    _ doing: () throws -> Result
  ) rethrows -> Result {
    let start = ContinuousClock.now
    defer {
      let seconds = (ContinuousClock.now - start).seconds
      work?.note(WorkLog.Step(kind: kind, seconds: seconds))
    }
    return try doing()
  }

  /// The frontend's options for a program, but for what makes it a library.
  func arguments(for program: Program) -> [String] {
    ["-frontend", "-emit-sil", "-o", "/dev/null", "-disable-objc-interop"]
      + options(for: program)
      + ["-load-plugin-executable", shim.macroPlugin + "#PreviewMacros"]
      + ["-plugin-path", toolchain.macroPlugins]
      // A module that the user names comes before Apple's of the same name.
      + modules.compilerOptions + declared.searchOptions
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-debug-diagnostic-names"]
      + ["-disable-cross-import-overlay-search"]
      + Set(program.implicitImports).sorted().flatMap { ["-import-module", $0] }
  }

  /// The options that the driver and the frontend share.
  func options(for program: Program, module: String = "Article") -> [String] {
    // Readers build an article's code for debugging, and packages have bare regular expressions.
    [
      "-module-name", module, "-package-name", "article", "-D", "DEBUG",
      "-enable-bare-slash-regex",
    ]
      + program.languageMode.options
      + ["-I", shim.modules, "-module-cache-path", workspace.moduleCache.path]
      + ManifestOptions.options(for: program, toolchain)
      + syntaxPaths(for: program).searchOptions
  }

  /// Where the modules are that a program which makes macros imports.
  func syntaxPaths(for program: Program) -> ModulePaths {
    SyntaxModules.paths(for: program, toolchain, syntaxModules, besides: modules)
  }

  /// The option that makes a program a library.
  func library(_ program: Program) -> [String] {
    program.isLibrary ? ["-parse-as-library"] : []
  }

  /// Whether code can import a module; where the user named further folders, the compiler is asked.
  func canImport(_ module: String) throws -> Bool {
    if try isInstalled(module) || declared.make(module) { return true }
    guard !modules.isEmpty else { return false }
    return try compile(Program(library: "import \(module)\n")).ending == .clean
  }

  /// Whether a module is one of the toolchain's or doccheck's own.
  func isInstalled(_ module: String) -> Bool { installedModules.contains(module) }

  /// The toolchain's modules and doccheck's own.
  var installedModules: Set<String> { toolchain.modules.union(Shim.moduleNames) }

  /// Puts a command under a limit of memory, which the kernel holds for all that it starts.
  static func limited(_ command: [String], memory: Int = memoryLimit) -> [String] {
    ["prlimit", "--as=\(memory)", "--core=0", "--"] + command
  }
}
