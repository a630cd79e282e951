import Foundation

/// One call of the compiler for several programs that see the same modules in the same language
/// mode.
struct MergedCall {
  /// What came of it.
  enum Outcome: Hashable {
    /// All programs are clean.
    case clean
    /// The compiler refused the programs at these places in the list with these errors, and says
    /// nothing of others; nothing where it is not known what all of the errors are about.
    case refused([Int: [CompilerMessage]?])
    /// The call says nothing: the compiler crashed, or what it says is about no program.
    case failed
    /// The call was ended at its time limit.
    case timedOut
  }

  let compiler: Compiler
  /// The options of each of the programs.
  let arguments: [String]

  /// Compiles the texts, each as a file of its own.
  func outcome(of texts: [String]) throws -> Outcome {
    let workspace = compiler.workspace
    let folder = try workspace.makeFolder()
    defer { workspace.remove(folder) }
    let names = texts.indices.map { "\($0).swift" }
    let files = try zip(texts, names).map { try workspace.write($0, named: $1, in: folder) }
    let compilation = try compiler.compile(files, arguments: arguments + ["-parse-as-library"])
    switch compilation.ending {
    case .clean: return .clean
    case .refused:
      let refused = Self.sorted(compilation.errors, by: files)
      return refused.isEmpty ? .failed : .refused(refused)
    case .crashed: return .failed
    case .timedOut: return .timedOut
    }
  }

  /// The errors of each file; nothing for a file where one lies in what a macro made of it, or has
  /// to do with another file.
  private static func sorted(
    _ errors: [CompilerMessage],
    by files: [String]
  ) -> [Int: [CompilerMessage]?] {
    let places = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    var result: [Int: [CompilerMessage]?] = [:]
    var isLost = false
    for error in errors {
      let all = ([error] + error.notes).compactMap { $0.file.flatMap { places[$0] } }
      guard let place = error.file.flatMap({ places[$0] }), all.allSatisfy({ $0 == place }) else {
        for place in all { result[place] = .some(nil) }
        isLost = isLost || all.isEmpty
        continue
      }
      let own = error.about(files[place])
      result[place] = .some((result[place] ?? []).map { $0 + [own] })
    }
    // An error without a place may be any program's.
    return isLost ? result.mapValues { _ in nil } : result
  }
}
