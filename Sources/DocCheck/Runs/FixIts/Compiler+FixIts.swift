import Foundation

extension Compiler {
  /// The errors and warnings about a program, with the changes that the compiler offers.
  ///
  /// - Throws: `EnvironmentError` if the compiler cannot be started or its answer cannot be read.
  func diagnostics(of program: Program) throws -> [SerializedDiagnostic] {
    let option = "-serialize-diagnostics-path"
    let arguments = arguments(for: program) + library(program) + [option]
    let key = CacheKey(program: program, arguments: arguments, tools: cache?.tools ?? "")
    if let known = cache?.folder.contents(of: key.digest),
      let diagnostics = try? SerializedDiagnostic.list(in: Array(known))
    {
      return diagnostics
    }
    let folder = try workspace.makeFolder()
    defer { workspace.remove(folder) }
    let file = try workspace.write(program.text, named: Self.programFile, in: folder)
    let answer = folder + "/Article.dia"
    let said = try aside(.compiledAlone) {
      try compile([file], arguments: arguments + [answer], mayWrite: true)
    }
    guard [.clean, .refused].contains(said.ending),
      let bytes = FileManager.default.contents(atPath: answer)
    else {
      return []
    }
    do {
      let diagnostics = try SerializedDiagnostic.list(in: Array(bytes))
      try cache?.folder.keep(bytes, as: key.digest)
      return diagnostics
    } catch is BitstreamReader.Malformed {
      let message = "cannot read its output for '\(option)'; name another compiler with --swiftc"
      throw EnvironmentError(stage: "toolchain", path: toolchain.frontend, message: message)
    }
  }
}
