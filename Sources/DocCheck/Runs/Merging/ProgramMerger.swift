/// Learns by few calls what the compiler says about many programs.
///
/// What a shared call cannot say for certain is left to a call for the program alone.
struct ProgramMerger {
  let compiler: Compiler
  let workers: Workers
  let slots: Slots

  /// The most programs that share a call.
  private static let mostPrograms = 100
  /// The programs that take a compiler about as long as its own start; fewer are not divided.
  private static let worthwhile = 16
  /// The fewest programs for which sharing is worth it.
  private static let fewestPrograms = 2
  /// How often a call is repeated without those that the compiler refuses: an error of the type
  /// checker hides those of later stages in all other programs.
  private static let rounds = 4

  /// A program with the form in which it shares a call.
  private struct Candidate: Sendable {
    let key: CacheKey
    let form: MergedForm

    /// The answer to the program alone by what is known of it in a shared call, if that says it.
    func answer(_ refusal: MergedCall.Refusal?) -> (CacheKey, Compilation)? {
      guard case .errors(let list)? = refusal, let errors = form.errorsAlone(list) else {
        return nil
      }
      return (key, Compilation(ending: .refused, errors: errors))
    }
  }

  /// What all programs of a call have in common.
  private struct Group: Hashable, Sendable {
    let arguments: [String]
    let imports: Set<String>
  }

  /// What shared calls say about programs; those of which they say nothing are left out.
  func answers(to programs: [CacheKey: Program]) throws -> [CacheKey: Compilation] {
    let forms = try workers.map(Array(programs)) { key, program in
      Self.form(of: program).map { form in
        let arguments = compiler.arguments(for: program)
        let group = Group(arguments: arguments, imports: form.imports)
        return (group: group, candidate: Candidate(key: key, form: form))
      }
    }
    let groups = Dictionary(grouping: forms.compactMap(\.self), by: \.group)
    for (key, form) in zip(programs.keys, forms) {
      compiler.log.note(reason(form.flatMap { groups[$0.group]?.count }), for: key)
    }
    let batches = groups.flatMap { group, members in
      divided(members.map(\.candidate)).map { (group: group, candidates: $0) }
    }
    let ordered = batches.sorted { $0.candidates.count > $1.candidates.count }
    let found = try workers.map(ordered) { batch in
      let call = MergedCall(compiler: compiler, arguments: batch.group.arguments)
      return try slots.use {
        let start = ContinuousClock.now
        let answers = try certain(of: batch.candidates, call)
        let share = (ContinuousClock.now - start).seconds / Double(batch.candidates.count)
        for (key, compilation) in answers {
          try compiler.noteShared(compilation, key, seconds: share)
        }
        return answers
      }
    }
    return Dictionary(uniqueKeysWithValues: found.flatMap(\.self))
  }

  private static func form(of program: Program) -> MergedForm? {
    guard !program.isLibrary else { return nil }
    let mode = program.languageMode
    return MergedForm(program.text, isLoose: mode.version < 6 && mode.isolation == nil)
  }

  /// Why a program is compiled alone if no call takes it that it shares with so many.
  private func reason(_ count: Int?) -> AloneReason {
    count.map { $0 < Self.fewestPrograms ? .few : .refused } ?? .unshareable
  }

  /// Divides programs among the workers.
  private func divided(_ candidates: [Candidate]) -> [[Candidate]] {
    guard candidates.count >= Self.fewestPrograms else { return [] }
    let share = (candidates.count + workers.threads - 1) / workers.threads
    let size = min(max(share, Self.worthwhile), Self.mostPrograms)
    return stride(from: 0, to: candidates.count, by: size).map {
      Array(candidates[$0..<min($0 + size, candidates.count)])
    }
  }

  /// What is certain of the candidates.
  private func certain(
    of candidates: [Candidate],
    _ call: MergedCall
  ) throws -> [(CacheKey, Compilation)] {
    var rest = candidates
    var disturbed: [Candidate] = []
    var answers: [(CacheKey, Compilation)] = []
    for _ in 0..<Self.rounds where rest.count >= Self.fewestPrograms {
      switch try call.outcome(of: rest.map(\.form.text)) {
      case .clean:
        answers += rest.map { ($0.key, Compiler.clean) }
        rest = []
      case .refused(let refused):
        let places = rest.indices.filter { refused[$0] != nil }
        answers += places.compactMap { place in rest[place].answer(refused[place]) }
        disturbed += places.filter { refused[$0] == .disturbed }.map { rest[$0] }
        rest = rest.indices.filter { refused[$0] == nil }.map { rest[$0] }
      case .timedOut:
        // Looking for the one program that takes so long would take longer than all of them alone.
        return answers
      case .failed:
        let half = rest.count / 2
        return try answers + certain(of: Array(rest[..<half]), call)
          + certain(of: Array(rest[half...]), call)
      }
    }
    // What disturbed them may stand beside them no more; all of them again would be no other call.
    guard disturbed.count < candidates.count else { return answers }
    return try answers + certain(of: disturbed, call)
  }
}
