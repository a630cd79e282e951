/// Learns which of many programs are clean by few calls of the compiler.
///
/// Only that a program is clean is learnt so. What is said about the others comes from compiling them
/// alone.
struct ProgramMerger {
  let compiler: Compiler
  let workers: Workers

  /// The most programs that share a call.
  private static let mostPrograms = 100
  /// The fewest programs for which sharing is worth it.
  private static let fewestPrograms = 3
  /// How often a call is repeated without those that the compiler refuses: an error of the type
  /// checker hides those of later stages in all other programs.
  private static let rounds = 4

  /// A program with the form in which it shares a call.
  private struct Candidate: Sendable {
    let key: CacheKey
    let text: String
  }

  /// What all programs of a call have in common.
  private struct Group: Hashable, Sendable {
    let arguments: [String]
    let imports: Set<String>
  }

  /// Tells the compiler's log of the programs that are clean.
  func merge(_ programs: [Program]) throws {
    var seen: Set<CacheKey> = []
    let unknown = programs.map { (program: $0, key: compiler.key(for: $0)) }
      .filter { seen.insert($0.key).inserted && !compiler.knows($0.key) }
    let forms = try workers.map(unknown) { unknown in
      Self.form(of: unknown.program).map { form in
        let arguments = compiler.arguments(for: unknown.program)
        let group = Group(arguments: arguments, imports: form.imports)
        return (group: group, candidate: Candidate(key: unknown.key, text: form.text))
      }
    }
    let groups = Dictionary(grouping: forms.compactMap(\.self), by: \.group)
    let batches = groups.flatMap { group, members in
      divided(members.map(\.candidate)).map { (group: group, candidates: $0) }
    }
    _ = try workers.map(batches.sorted { $0.candidates.count > $1.candidates.count }) { batch in
      let call = MergedCall(compiler: compiler, arguments: batch.group.arguments)
      for candidate in try clean(batch.candidates, call) { try compiler.noteClean(candidate.key) }
    }
  }

  private static func form(of program: Program) -> MergedForm? {
    guard !program.isLibrary else { return nil }
    let mode = program.languageMode
    return MergedForm(program.text, isLoose: mode.version < 6 && mode.isolation == nil)
  }

  /// Divides programs among the workers.
  private func divided(_ candidates: [Candidate]) -> [[Candidate]] {
    guard candidates.count >= Self.fewestPrograms else { return [] }
    let share = (candidates.count + workers.threads - 1) / workers.threads
    let size = min(max(share, Self.fewestPrograms), Self.mostPrograms)
    return stride(from: 0, to: candidates.count, by: size).map {
      Array(candidates[$0..<min($0 + size, candidates.count)])
    }
  }

  /// The candidates that a whole call took.
  private func clean(_ candidates: [Candidate], _ call: MergedCall) throws -> [Candidate] {
    var rest = candidates
    for _ in 0..<Self.rounds where rest.count >= Self.fewestPrograms {
      switch try call.outcome(of: rest.map(\.text)) {
      case .clean: return rest
      case .refused(let places):
        rest = rest.enumerated().filter { !places.contains($0.offset) }.map(\.element)
      case .timedOut:
        // Looking for the one program that takes so long would take longer than all of them alone.
        return []
      case .failed:
        let half = rest.count / 2
        return try clean(Array(rest[..<half]), call) + clean(Array(rest[half...]), call)
      }
    }
    return []
  }
}
