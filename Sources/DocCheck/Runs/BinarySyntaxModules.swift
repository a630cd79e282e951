import Foundation

/// SwiftSyntax's modules as the compiler reads them at once: the toolchain has them as text, which takes seconds
/// to compile.
///
/// They are made once for a compiler, when code first imports one of them. Where that fails, the compiler reads
/// the text.
struct BinarySyntaxModules: Sendable {
  /// Where they are once they are made.
  let location: String
  private let made: Lazy<String?>

  /// - Parameter home: a folder that outlives a run.
  init(_ toolchain: Toolchain, home: String) {
    let identity = [toolchain.version, toolchain.target].joined(separator: "\n")
    let digest = SHA256.hexadecimal(Array(identity.utf8)).prefix(16)
    let folder = "\(home)/syntax-modules/\(digest)"
    location = folder
    made = Lazy {
      if FileManager.default.fileExists(atPath: folder) { return folder }
      return (try? Self.make(folder, toolchain)) == true ? folder : nil
    }
  }

  /// The folder of the modules; nothing where they cannot be made.
  var folder: String? { made.value }

  /// Has the compiler read all modules, and keeps what it made of them.
  private static func make(_ folder: String, _ toolchain: Toolchain) throws -> Bool {
    let files = FileManager.default
    let own = "\(folder).\(UUID().uuidString)"
    defer { try? files.removeItem(atPath: own) }
    let (cache, result) = (own + "/cache", own + "/modules")
    try files.createDirectory(atPath: result, withIntermediateDirectories: true)
    let names = try files.contentsOfDirectory(atPath: toolchain.syntaxModules)
      .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    let code = names.map { "import \($0)\n" }.joined()
    try Data(code.utf8).write(to: URL(fileURLWithPath: own + "/All.swift"))
    let outcome = try Subprocess(
      command: [
        toolchain.frontend, "-frontend", "-typecheck", own + "/All.swift", "-I",
        toolchain.syntaxModules, "-module-cache-path", cache, "-disable-objc-interop",
      ],
      environment: Toolchain.environment,
      timeout: timeout
    ).run()
    guard outcome.ending == .exited(0) else { return false }
    for file in try files.contentsOfDirectory(atPath: cache) where file.hasSuffix(suffix) {
      // The compiler's cache adds a hash: `SwiftSyntax-1G2ZR7ZFLB62B.swiftmodule`.
      let name = file.prefix { $0 != "-" }
      try files.moveItem(atPath: "\(cache)/\(file)", toPath: "\(result)/\(name)\(suffix)")
    }
    // Another process may have been faster.
    return rename(result, folder) == 0 || files.fileExists(atPath: folder)
  }

  private static let suffix = ".swiftmodule"
  /// The time limit in seconds.
  private static let timeout = 120.0
}
