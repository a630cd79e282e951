import Foundation

/// The files that belong to the program which a Swift file is: the sources of a playground, and the other
/// files of a tutorial as they are when it shows the file.
enum ProgramFiles {
  /// The code of those files together; nothing where there are none.
  ///
  /// - Parameter boundary: what links in their paths may not leave.
  static func others(besideFileAt path: String, within boundary: LinkBoundary) -> String? {
    let files: [String]
    switch SwiftFileKind(path: path) {
    case .playgroundPage?:
      guard let playground = Playground(ofPageAt: path) else { return nil }
      files = playground.folders.flatMap { swiftFiles(in: $0 + "/Sources") }
    case .tutorialStep?: files = Catalog.filesShown(besideStepAt: path)
    default: return nil
    }
    return text(of: files, within: boundary)
  }

  /// The modules of a playground book that a page may import.
  ///
  /// - Parameter boundary: what links in their paths may not leave.
  static func bookModules(
    besideFileAt path: String,
    within boundary: LinkBoundary
  ) -> [HiddenModule] {
    (Playground(ofPageAt: path)?.modules ?? []).compactMap { name, folder in
      text(of: swiftFiles(in: folder), within: boundary).map {
        HiddenModule(name: name, source: $0, isOfBook: true)
      }
    }
  }

  private static func text(of files: [String], within boundary: LinkBoundary) -> String? {
    let texts = files.compactMap { file in
      (try? ArticleLoader(boundary: boundary).load(file).bytes).map {
        String(decoding: $0, as: UTF8.self)
      }
    }.filter { !isScript(ParsedSwift($0)) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Whether code has statements at its top level, as only the main file of a module can.
  static func isScript(_ code: ParsedSwift) -> Bool {
    code.items.contains { $0.kind == .statement || $0.kind == .expression }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(SourceFileReader.ending) }.sorted()
      .map { folder + "/" + $0 }
  }
}
