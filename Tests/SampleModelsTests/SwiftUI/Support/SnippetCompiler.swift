import Foundation
import Testing

/// Runs the compiler on snippets, as articles' snippets are compiled against the built modules.
///
/// One call compiles all of them, each in a file of its own, since reading the modules costs more
/// than most snippets do.
struct SnippetCompiler {
  /// The language mode.
  let languageMode: String

  /// What is said of files that share a module, in their order.
  func messages(of files: [String]) async throws -> [SnippetMessages] {
    try await messages(of: files.enumerated().map { ("File\($0)", $1) })
  }

  /// What is said of snippets that import SwiftUI and know nothing of each other, in their order.
  func messages(ofApart snippets: [String]) async throws -> [SnippetMessages] {
    try await messages(
      of: snippets.enumerated().map { number, snippet in
        // The snippet's own first line is the second one, behind the import. An extension stands
        // in no type, and no name of its own can disturb others.
        let (open, close) =
          snippet.hasPrefix("extension ") ? ("", "") : ("; enum Case\(number) {", "\n}")
        return ("Case\(number)", "import SwiftUI\(open)\n\(snippet)\(close)\n")
      }
    )
  }

  private func messages(of files: [(name: String, text: String)]) async throws -> [SnippetMessages]
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SampleModelsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = files.map { folder.appendingPathComponent("\($0.name).swift") }
    for (source, file) in zip(sources, files) { try Data(file.text.utf8).write(to: source) }
    let output = try await run(arguments(for: sources.map(\.path)))
    return zip(sources, files).map { source, file in
      let said = { (kind: String) in
        Self.messages(of: kind, in: output, about: source.path).map {
          $0.replacingOccurrences(of: file.name + ".", with: "")
        }
      }
      return SnippetMessages(errors: said("error"), warnings: said("warning"))
    }
  }

  private static func messages(
    of kind: String,
    in output: String,
    about path: String
  ) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(path + ":"), let place = line.range(of: ": \(kind): ") else {
        return nil
      }
      let number = line.dropFirst(path.count + 1).prefix { $0 != ":" }
      return "\(number): \(line[place.upperBound...])"
    }
  }

  private func arguments(for sources: [String]) throws -> [String] {
    let products = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let macros = "\(products)/PreviewMacros-tool#PreviewMacros"
    return ["-frontend", "-emit-sil", "-o", "/dev/null"] + sources + [
      "-parse-as-library", "-module-name", "Snippet", "-swift-version", languageMode,
      "-diagnostic-style", "llvm", "-I", "\(products)/Modules", "-load-plugin-executable", macros,
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

  /// What the compiler writes to standard error, waited for without keeping other tests waiting.
  private func run(_ arguments: [String]) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(try toolchain())/bin/swift-frontend")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        continuation.resume(returning: String(decoding: output, as: UTF8.self))
      }
    }
  }
}
