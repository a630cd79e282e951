import Foundation

/// One call of the compiler for several programs that see the same modules in the same language
/// mode.
struct MergedCall {
  /// What came of it.
  enum Outcome: Hashable {
    /// All programs are clean.
    case clean
    /// The compiler refused the programs at these places in the list, and says nothing of others.
    case refused(Set<Int>)
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
      let places = compilation.errors.compactMap { error in
        files.firstIndex { $0 == error.file }
      }
      return places.isEmpty ? .failed : .refused(Set(places))
    case .crashed: return .failed
    case .timedOut: return .timedOut
    }
  }
}
