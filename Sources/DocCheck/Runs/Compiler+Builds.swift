/// Makes code of programs.
extension Compiler {
  /// Builds an executable of a program and further files of our own.
  ///
  /// - Parameters:
  ///   - program: the program; its text is already known to compile, or to be worth a try.
  ///   - harness: the texts of further files, by their names.
  /// - Returns: the executable's path, or what the compiler said.
  func build(_ program: Program, harness: [String: String]) throws -> BuildResult {
    let program = replacesFrameworks ? program.importingSwiftUI(insteadOf: declared.names) : program
    let folder = try workspace.makeFolder()
    let texts = harness.merging([Self.programFile: program.text]) { ours, _ in ours }
    let files = try texts.map { try workspace.write($1, named: $0, in: folder) }
    let executable = folder + "/program"
    // The standard library's own code calls functions of C's for numbers, and does not ask for them.
    let libraries =
      ["-L", shim.library, "-lSampleModels", "-Xlinker", "-rpath", "-Xlinker", shim.library, "-lm"]
      + toolchain.linkerOptions + modules.linkerOptions
      + syntaxPaths(for: program).linkerOptions
    let compilation = try make(
      ["-o", executable] + options(for: program) + libraries,
      of: program,
      on: files.sorted(),
      in: folder
    )
    return BuildResult(
      executable: compilation.ending == .clean ? executable : nil,
      folder: folder,
      compilation: compilation
    )
  }

  /// Compiles a library's code; what it says is all that comes of errors.
  ///
  /// - Parameters:
  ///   - program: the code.
  ///   - name: the module's name, which its files bear.
  ///   - folder: where they go to.
  func buildModule(_ program: Program, named name: String, in folder: String) throws -> Compilation
  {
    let file = try workspace.write(program.text, named: name + ".swift", in: folder)
    return try make(
      ["-c", "-wmo", "-enable-testing", "-o", "\(folder)/\(name).o"]
        + ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
        + options(for: program, module: name),
      of: program,
      on: [file],
      in: folder
    )
  }

  /// Runs the driver, which makes code.
  private func make(
    _ arguments: [String],
    of program: Program,
    on files: [String],
    in folder: String
  ) throws -> Compilation {
    let frontendOptions =
      program.implicitImports.flatMap { ["-import-module", $0] }
      + ["-disable-cross-import-overlay-search", "-debug-diagnostic-names"]
      + modules.compilerOptions + declared.searchOptions
    let outcome = try aside(.built) {
      try launcher.run(
        [toolchain.driver, "-Onone", "-gline-tables-only"] + arguments + library(program)
          + ["-load-plugin-executable", shim.macroPlugin + "#PreviewMacros"]
          + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-suppress-warnings"]
          + frontendOptions.flatMap { ["-Xfrontend", $0] },
        on: files,
        mayWrite: true,
        environment: Toolchain.environment.merging(["TMPDIR": folder]) { $1 },
        timeout: timeout * 4
      )
    }
    let compilation = try compilation(outcome)
    doubts.note(compilation.ending)
    return compilation
  }
}
