import Foundation

/// One call of the compiler for several programs that see the same modules in the same language
/// mode.
struct MergedCall {
  /// What came of it.
  enum Outcome: Hashable {
    /// All programs are clean.
    case clean
    /// The compiler refused the programs at these places in the list, and says nothing of others.
    case refused([Int: Refusal])
    /// The call says nothing: the compiler crashed, or what it says is about no program.
    case failed
    /// The call was ended at its time limit.
    case timedOut
  }

  /// What is known of a program that the compiler refused.
  enum Refusal: Hashable {
    /// All of its errors.
    case errors([CompilerMessage])
    /// It uses a name that another program hides; alone it gets another error for it.
    case disturbed
    /// Not what all of the errors are about.
    case unclear
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

  /// What the errors say of each file that they are about.
  private static func sorted(
    _ errors: [CompilerMessage],
    by files: [String]
  ) -> [Int: Refusal] {
    let places = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    var result: [Int: Refusal] = [:]
    var isLost = false
    for error in errors {
      let all = ([error] + error.notes).compactMap { $0.file.flatMap { places[$0] } }
      guard let place = error.file.flatMap({ places[$0] }) else {
        for place in all { result[place] = .unclear }
        isLost = isLost || all.isEmpty
        continue
      }
      let isOwn = all.allSatisfy { $0 == place }
      switch result[place] ?? .errors([]) {
      case .errors(let list) where isOwn:
        result[place] = .errors(list + [error.about(files[place])])
      case .errors where error.id == hiddenName: result[place] = .disturbed
      case .disturbed where isOwn || error.id == hiddenName: break
      // One that lies in what a macro made of a file, or has to do with another file.
      case .errors, .disturbed, .unclear: for place in all { result[place] = .unclear }
      }
    }
    // An error without a place may be any program's.
    return isLost ? result.mapValues { _ in .unclear } : result
  }

  /// The error about the use of what another file hides.
  private static let hiddenName = "candidate_inaccessible"
}
