/// Learns by few calls what the compiler says about many programs.
///
/// What a shared call cannot say for certain is left to a call for the program alone.
struct ProgramMerger {
  private let compiler: Compiler
  private let workers: Workers
  private let slots: Slots
  /// The programs that may share calls.
  private let groups: [Group: [Candidate]]
  /// The programs that share no call.
  let unshareable: [CacheKey: Program]

  /// The most programs that share a call.
  private static let mostPrograms = 128
  /// The programs that take a compiler about as long as its own start; fewer are not divided.
  private static let worthwhile = 16
  /// The fewest programs for which sharing is worth it.
  private static let fewestPrograms = 2
  /// How often programs are compiled, each time without those that the compiler refused before: an
  /// error of the type checker hides those of later stages in all other programs.
  private static let waves = 4

  /// A program with the form in which it shares a call.
  private struct Candidate: Sendable {
    let key: CacheKey
    let form: MergedForm
    /// Its share of the calls so far.
    var seconds = 0.0
    /// The names that it must not see declared, not even hidden in another file.
    var foreign: Set<String>

    init(key: CacheKey, form: MergedForm) {
      (self.key, self.form, foreign) = (key, form, form.names ?? [])
    }

    /// The answer to the program alone if a shared call takes it.
    func taken(with warnings: [CompilerMessage]) -> Compilation {
      Compilation(ending: .clean, errors: [], warnings: form.warningsAlone(warnings))
    }

    /// The answer to the program alone by all of its errors in a shared call, if they say it, for certain
    /// or not.
    func answer(_ errors: [CompilerMessage]) -> Compilation? {
      form.errorsAlone(errors).map { Compilation(ending: .refused, errors: $0) }
        ?? provisionalAnswer(errors)
    }

    /// The answer to the program alone by some of its errors in a shared call, if one of them is certain.
    func provisionalAnswer(_ errors: [CompilerMessage]) -> Compilation? {
      form.someErrorsAlone(errors).map {
        Compilation(ending: .refused, errors: $0, isProvisional: true)
      }
    }
  }

  /// What all programs of a call have in common.
  private struct Group: Hashable, Sendable {
    let arguments: [String]
    let imports: Set<String>
    let areHidden: Bool
  }

  /// Programs that share a call.
  private struct Batch: Sendable {
    let group: Group
    let candidates: [Candidate]
  }

  /// What a call said.
  private struct Result: Sendable {
    var answers: [(candidate: Candidate, compilation: Compilation)] = []
    /// Those of which it did not say all.
    var rest: [Candidate] = []
  }

  /// Finds out which programs may share calls.
  ///
  /// - Parameter slots: the places of the compilers that run at once.
  init(_ programs: [CacheKey: Program], compiler: Compiler, workers: Workers, slots: Slots) throws {
    (self.compiler, self.workers, self.slots) = (compiler, workers, slots)
    // In an order that does not change from run to run.
    let ordered = programs.sorted { $0.key.digest < $1.key.digest }
    let forms = try workers.map(ordered) { key, program in
      Self.form(of: program).map { form in
        let group = Group(
          arguments: compiler.arguments(for: program),
          imports: form.imports,
          areHidden: form.names == nil
        )
        return (group: group, candidate: Candidate(key: key, form: form))
      }
    }
    let groups = Dictionary(grouping: forms.compactMap(\.self), by: \.group)
    for (program, form) in zip(ordered, forms) {
      compiler.log.note(Self.reason(form.flatMap { groups[$0.group]?.count }), for: program.key)
    }
    let shared = groups.filter { $0.value.count >= Self.fewestPrograms }
    let keys = Set(shared.values.joined().map(\.candidate.key))
    self.groups = shared.mapValues { $0.map(\.candidate) }
    unshareable = programs.filter { !keys.contains($0.key) }
  }

  /// What shared calls say about the programs; those of which they say nothing are left out.
  func answers() throws -> [CacheKey: Compilation] {
    var waiting = groups
    var answers: [CacheKey: Compilation] = [:]
    for _ in 0..<Self.waves where !waiting.isEmpty {
      let batches = waiting.flatMap(divided).sorted { $0.candidates.count > $1.candidates.count }
      let results = try workers.map(batches) { batch in
        let call = MergedCall(compiler: compiler, arguments: batch.group.arguments)
        return try slots.use {
          (group: batch.group, result: try result(of: batch.candidates, call))
        }
      }
      waiting = [:]
      for (group, result) in results {
        for (candidate, compilation) in result.answers {
          try compiler.noteShared(compilation, candidate.key, seconds: candidate.seconds)
          answers[candidate.key] = compilation
        }
        if !result.rest.isEmpty { waiting[group, default: []] += result.rest }
      }
    }
    return answers
  }

  private static func form(of program: Program) -> MergedForm? {
    guard program.otherFile == nil else { return nil }
    let mode = program.languageMode
    return MergedForm(
      program.text,
      tokens: program.tokens,
      isLoose: mode.version < 6 && mode.isolation == nil,
      isLibrary: program.isLibrary
    )
  }

  /// Why a program is compiled alone if no call takes it that it shares with so many.
  private static func reason(_ count: Int?) -> AloneReason {
    count.map { $0 < fewestPrograms ? .few : .refused } ?? .unshareable
  }

  /// Divides programs so that none disturbs another one and all workers have as much to do.
  private func divided(_ group: Group, _ candidates: [Candidate]) -> [Batch] {
    peaceful(candidates).filter { $0.count >= Self.fewestPrograms }.flatMap { candidates in
      let most = Self.mostPrograms * workers.threads
      let turns = (candidates.count + most - 1) / most
      let share = (candidates.count - 1) / (turns * workers.threads) + 1
      let size = max(share, Self.worthwhile)
      return stride(from: 0, to: candidates.count, by: size).map {
        let end = min($0 + size, candidates.count)
        return Batch(group: group, candidates: Array(candidates[$0..<end]))
      }
    }
  }

  /// Programs of which, as far as is known, none declares what another one must not see.
  private func peaceful(_ candidates: [Candidate]) -> [[Candidate]] {
    var sets: [(candidates: [Candidate], declared: Set<String>, foreign: Set<String>)] = []
    for candidate in candidates {
      let place = sets.firstIndex { set in
        set.declared.isDisjoint(with: candidate.foreign)
          && set.foreign.isDisjoint(with: candidate.form.declared)
      }
      if place == nil { sets.append(([], [], [])) }
      let index = place ?? sets.endIndex - 1
      sets[index].candidates.append(candidate)
      sets[index].declared.formUnion(candidate.form.declared)
      sets[index].foreign.formUnion(candidate.foreign)
    }
    return sets.map(\.candidates)
  }

  /// Takes the answer to a program; one that has none is compiled alone for a reason.
  private func add(
    _ candidate: Candidate,
    _ answer: Compilation?,
    _ reason: AloneReason,
    to result: inout Result
  ) {
    // An answer that is not certain may have to be made so.
    if answer?.isProvisional != false { compiler.log.note(reason, for: candidate.key) }
    if let answer { result.answers.append((candidate, answer)) }
  }

  /// What one call says, or several where one says nothing.
  private func result(of batch: [Candidate], _ call: MergedCall) throws -> Result {
    let start = ContinuousClock.now
    let outcome = try call.outcome(of: batch.map(\.form.text))
    let share = (ContinuousClock.now - start).seconds / Double(batch.count)
    var candidates = batch
    for place in candidates.indices { candidates[place].seconds += share }
    var result = Result()
    switch outcome {
    case .said(let refused, let warnings, let isComplete):
      for (place, var candidate) in candidates.enumerated() {
        switch refused[place] {
        case nil where isComplete:
          result.answers.append((candidate, candidate.taken(with: warnings[place] ?? [])))
        case nil: result.rest.append(candidate)
        case .disturbed(let names)?:
          candidate.foreign.formUnion(names)
          result.rest.append(candidate)
        case .errors(let errors)?:
          add(candidate, candidate.answer(errors), .uncertain, to: &result)
        case .unclear(let errors, let reason)?:
          add(candidate, candidate.provisionalAnswer(errors), reason, to: &result)
        }
      }
    // Looking for the one program that takes so long would take longer than all of them alone.
    case .timedOut: break
    case .failed where candidates.count >= Self.fewestPrograms:
      let half = candidates.count / 2
      for part in [candidates[..<half], candidates[half...]] {
        let more = try self.result(of: Array(part), call)
        result.answers += more.answers
        result.rest += more.rest
      }
    case .failed: break
    }
    return result
  }
}
