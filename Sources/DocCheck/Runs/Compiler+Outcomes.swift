extension Compiler {
  /// What the compiler says of a module that another compiler made.
  ///
  /// Source: the diagnostics `serialization_module_language_version_mismatch` and its siblings,
  /// such as "module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler: PATH".
  static func mismatch(_ text: String, isOwn: Bool) -> EnvironmentError {
    let versions = text.split(separator: "Swift ").dropFirst().map { part in
      String(part.prefix { !$0.isWhitespace })
    }
    guard isOwn, versions.count > 1 else {
      return EnvironmentError(
        stage: "modules",
        path: "",
        message: text,
        help: "build the module again with the compiler in use"
      )
    }
    return EnvironmentError(
      stage: "modules",
      path: "",
      message: "this doccheck was built for Swift \(versions[0]), but 'swiftc' is Swift "
        + "\(versions[1])",
      help: "install the doccheck release for \(versions[1]), or pass --swiftc"
    )
  }

  /// What the end of a compiler's run means.
  func compilation(_ outcome: Subprocess.Outcome) throws -> Compilation {
    let text = String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self)
    let messages = CompilerMessage.list(in: text)
    let errors = messages.filter { $0.kind == .error }
    let warnings = messages.filter { $0.kind == .warning && $0.file != nil }
    if let broken = errors.first(where: { $0.text.contains("module compiled with") }) {
      throw Self.mismatch(broken.text, isOwn: broken.text.contains(shim.modules))
    }
    switch outcome.ending {
    case .exited(0): return Compilation(ending: .clean, errors: [], warnings: warnings)
    case .timedOut: return Compilation(ending: .timedOut, errors: [])
    case .exited where !errors.isEmpty:
      return Compilation(ending: .refused, errors: Self.first(of: errors), warnings: warnings)
    case .exited, .signalled:
      return Compilation(ending: .crashed(String(text.suffix(2000))), errors: errors)
    }
  }

  /// The most errors of one call that are read: the time for them grows with the square of their number.
  private static let mostErrors = 1000

  /// The first errors, the last of which says how many more there are.
  private static func first(of errors: [CompilerMessage]) -> [CompilerMessage] {
    guard errors.count > mostErrors else { return errors }
    var first = Array(errors.prefix(mostErrors))
    first[mostErrors - 1].addNote("the code has \(errors.count - mostErrors) more errors")
    return first
  }
}
