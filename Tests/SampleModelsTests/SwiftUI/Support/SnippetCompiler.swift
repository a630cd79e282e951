import Foundation
import Testing

/// Runs the compiler on a snippet, as articles' snippets are compiled against the built modules.
struct SnippetCompiler {
  /// The language mode.
  var languageMode = "5"

  /// The errors of a snippet in the order of the compiler, each as `line: message`.
  func errors(in snippet: String) throws -> [String] {
    try messages(of: "error", in: snippet)
  }

  /// The warnings of a snippet in the order of the compiler, each as `line: message`.
  func warnings(in snippet: String) throws -> [String] {
    try messages(of: "warning", in: snippet)
  }

  private func messages(of kind: String, in snippet: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SampleModelsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Snippet.swift")
    try Data(snippet.utf8).write(to: source)
    let output = try run(arguments(for: source))
    let marker = ": \(kind): "
    return output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(source.path), let place = line.range(of: marker) else { return nil }
      let line = line[line.index(line.startIndex, offsetBy: source.path.count + 1)...]
      return "\(line.prefix { $0 != ":" }): \(line[place.upperBound...])"
    }
  }

  private func arguments(for source: URL) throws -> [String] {
    let products = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let macros = "\(products)/PreviewMacros-tool#PreviewMacros"
    return [
      "-frontend", "-emit-sil", "-o", "/dev/null", source.path, "-parse-as-library",
      "-module-name", "Snippet", "-swift-version", languageMode, "-diagnostic-style", "llvm",
      "-I", "\(products)/Modules", "-load-plugin-executable", macros,
      "-plugin-path", "\(try toolchain())/lib/swift/host/plugins",
    ]
  }

  /// The folder `usr` of the toolchain whose standard library this process runs with.
  private func toolchain() throws -> String {
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let library = "/lib/swift/linux/libswiftCore.so"
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .first { $0.hasSuffix(library) }
    let path = try #require(line?.drop { $0 != "/" })
    return String(path.dropLast(library.count))
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(try toolchain())/bin/swift-frontend")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
