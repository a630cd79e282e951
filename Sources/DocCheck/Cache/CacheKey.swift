import Foundation

/// What a cache knows a program by: a hash of all that decides on what the compiler says.
struct CacheKey: Hashable, Sendable {
  /// 64 hexadecimal digits.
  let digest: String

  /// - Parameters:
  ///   - program: the program.
  ///   - arguments: the compiler's command line without the program's own file.
  ///   - tools: what the compiler and the modules are, as `identity(ofFiles:)` says it.
  init(program: Program, arguments: [String], tools: String) {
    // No argument and no file's name holds a NUL.
    let parts =
      [Self.format, tools] + arguments + ["", program.text]
      + (program.otherFile.map { ["", $0] } ?? [])
    digest = SHA256.hexadecimal(Array(parts.joined(separator: "\0").utf8))
  }

  /// A hash of texts and of bytes that may hold anything.
  static func digest(of parts: [String], _ bytes: [UInt8]) -> String {
    // A text may hold a NUL, so that its length has to be told.
    let lengths = (parts.map(\.utf8.count) + [bytes.count]).map { "\($0) " }.joined()
    return SHA256.hexadecimal(Array((lengths + parts.joined()).utf8) + bytes)
  }

  /// A hash of the contents of files, the same on every machine that has the same.
  ///
  /// Where it is kept, it is only computed for files that have changed; where that fails, the machine
  /// has its own.
  static func identity(ofContents paths: [String], keptIn folder: CacheFolder) -> String {
    let digest = SHA256.hexadecimal(Array(("contents\n" + identity(ofFiles: paths)).utf8))
    if let known = folder.contents(of: digest) { return String(decoding: known, as: UTF8.self) }
    guard let identity = hashes(ofContents: paths) else { return identity(ofFiles: paths) }
    // It is computed again where it cannot be kept.
    try? folder.keep(Data(identity.utf8), as: digest)
    return identity
  }

  /// The hashes of files that coreutils' `sha256sum` computes; nothing where it cannot read them.
  private static func hashes(ofContents paths: [String]) -> String? {
    let outcome = try? Subprocess(
      command: ["sha256sum", "--"] + paths,
      environment: ["PATH": "/usr/bin:/bin"],
      timeout: 60
    ).run()
    guard let outcome, outcome.ending == .exited(0) else { return nil }
    let lines = String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
    // Before the name of each file is its hash; a name with an odd character has a backslash more.
    return lines.map { String($0.drop { $0 == "\\" }.prefix { $0 != " " }) }.sorted()
      .joined(separator: " ")
  }

  /// The version of what entries hold; a change of it makes all older ones unknown.
  private static let format = "8"

  /// The names, sizes and times of files, of which at least one changes when a tool is built again.
  static func identity(ofFiles paths: [String]) -> String {
    paths.sorted().map { path in
      var information = stat()
      guard stat(path, &information) == 0 else { return path }
      let time = information.st_mtim
      return "\(path) \(information.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }.joined(separator: "\n")
  }
}
