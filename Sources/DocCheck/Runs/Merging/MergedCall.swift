import Foundation

/// One call of the compiler for several programs that see the same modules in the same language
/// mode.
struct MergedCall {
  /// What came of it.
  enum Outcome: Hashable {
    /// The compiler refused the programs at these places in the list. The others are clean if it
    /// came to the end, else it says nothing of them.
    case said(refused: [Int: Refusal], warnings: [Int: [CompilerMessage]], isComplete: Bool)
    /// The call says nothing: the compiler crashed, or what it says is about no program.
    case failed
    /// The call was ended at its time limit.
    case timedOut
  }

  /// What is known of a program that the compiler refused.
  enum Refusal: Hashable {
    /// All of its errors.
    case errors([CompilerMessage])
    /// It uses names that other programs hide; alone it gets other errors for them.
    case disturbed(by: Set<String>)
    /// Some of its errors, and why there may be others alone.
    case unclear([CompilerMessage], AloneReason)
  }

  /// So many programs give a call as much more time as one program has alone: all of them are worth
  /// waiting for, and one that never ends must not hold the others for long.
  private static let programsOfALimit = 64.0

  let compiler: Compiler
  /// The options of each of the programs.
  let arguments: [String]

  /// Compiles the texts, each as a file of its own.
  func outcome(of texts: [String]) throws -> Outcome {
    let workspace = compiler.workspace
    return try workspace.withFolder { folder in
      let names = texts.indices.map { "\($0).swift" }
      let files = try zip(texts, names).map { try workspace.write($0, named: $1, in: folder) }
      return try outcome(of: texts, in: files)
    }
  }

  private func outcome(of texts: [String], in files: [String]) throws -> Outcome {
    let compilation = try compiler.compile(
      files,
      arguments: arguments + ["-parse-as-library"] + Compiler.givingUpSooner,
      limits: 1 + Double(files.count) / Self.programsOfALimit
    )
    let warnings = Self.sorted(compilation.warnings, by: files)
    switch compilation.ending {
    case .clean: return .said(refused: [:], warnings: warnings, isComplete: true)
    case .refused:
      let sorting = Self.sorted(compilation.errors, by: files, of: texts)
      let isComplete = sorting.isWhole && compilation.errors.contains(where: \.isOfLateStage)
      guard !sorting.refused.isEmpty else { return .failed }
      return .said(refused: sorting.refused, warnings: warnings, isComplete: isComplete)
    case .crashed: return .failed
    case .timedOut: return .timedOut
    }
  }

  /// The warnings about each file.
  private static func sorted(
    _ warnings: [CompilerMessage],
    by files: [String]
  ) -> [Int: [CompilerMessage]] {
    let places = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    return warnings.reduce(into: [:]) { result, warning in
      guard let place = warning.file.flatMap({ places[$0] }) else { return }
      result[place, default: []].append(warning.about(files[place]))
    }
  }

  /// What the errors say of each file that they are about, and whether all are about a file.
  private static func sorted(
    _ errors: [CompilerMessage],
    by files: [String],
    of texts: [String]
  ) -> (refused: [Int: Refusal], isWhole: Bool) {
    let places = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    var result: [Int: Refusal] = [:]
    var unplaced: [CompilerMessage] = []
    for error in errors {
      let all = ([error] + error.notes).compactMap { $0.file.flatMap { places[$0] } }
      guard let place = error.file.flatMap({ places[$0] }) else {
        for place in all { result[place] = blurred(result[place]) }
        if all.isEmpty { unplaced.append(error) }
        continue
      }
      result[place] = added(error.about(files[place]), to: result[place])
      // One that has to do with other files, too.
      if error.id != hiddenName, Set(all).count > 1 {
        for place in all { result[place] = blurred(result[place]) }
      }
    }
    for error in unplaced {
      let names = expandedNames(error)
      for place in texts.indices
      where names.isEmpty ? result[place] != nil : names.allSatisfy(texts[place].contains) {
        result[place] = blurred(result[place])
      }
    }
    return (result, unplaced.isEmpty)
  }

  /// What is known of a program with one more error.
  private static func added(_ error: CompilerMessage, to known: Refusal?) -> Refusal {
    switch known ?? .errors([]) {
    case .disturbed(let names):
      return .disturbed(by: error.id == hiddenName ? names.union(hidden(by: error)) : names)
    case .errors where error.id == hiddenName: return .disturbed(by: hidden(by: error))
    // An expression that keeps the compiler busy is left to a call of its own.
    case .errors(let errors) where error.id == Compiler.givenUp:
      return .unclear(errors, .complex)
    case .errors(let errors): return .errors(errors + [error])
    case .unclear(let errors, let reason):
      return .unclear(error.id == Compiler.givenUp ? errors : errors + [error], reason)
    }
  }

  /// What is known of a program with which errors have to do that are not about it alone.
  private static func blurred(_ known: Refusal?) -> Refusal {
    switch known {
    case .errors(let errors)?: .unclear(errors, .uncertain)
    case .unclear(let errors, let reason)?: .unclear(errors, reason)
    case .disturbed?, nil: .unclear([], .uncertain)
    }
  }

  private static func hidden(by error: CompilerMessage) -> Set<String> {
    Set(error.text.quotedParts.prefix(1))
  }

  /// The declarations in what a macro made of which an error lies.
  ///
  /// Its program has them all; an error without any may be everybody's.
  private static func expandedNames(_ error: CompilerMessage) -> [String] {
    error.notes.filter { $0.text.hasPrefix("in expansion of macro") }
      .flatMap { $0.text.quotedParts.dropFirst() }
  }

  /// The error about the use of what another file hides.
  private static let hiddenName = "candidate_inaccessible"
}
