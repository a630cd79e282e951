import Dispatch
import Synchronization

/// Lets many threads, each of which judges a snippet, ask the compiler together.
///
/// A thread that asks waits until all others ask too, have ended, or are busy with something else;
/// then all that they ask about goes to the compiler at once. So attempts at different snippets share
/// calls, although each attempt rests on the answer to the one before.
final class CompilationRounds: Sendable {
  /// A program that a thread asks about and waits for.
  private final class Question: Sendable {
    let program: Program
    let key: CacheKey
    private let arrived = DispatchSemaphore(value: 0)
    private let result = Mutex<Result<Compilation, any Error>?>(nil)

    init(_ program: Program, _ key: CacheKey) { (self.program, self.key) = (program, key) }

    /// The answer, once it is there; nothing where the round had none.
    func wait() throws -> Compilation? {
      arrived.wait()
      return try result.withLock { $0 }?.get()
    }

    func answer(_ result: Result<Compilation, any Error>?) {
      self.result.withLock { $0 = result }
      arrived.signal()
    }
  }

  private struct State {
    /// The threads that may still ask something in this round.
    var working = 0
    var questions: [Question] = []
    /// Whether a thread is asking the compiler.
    var isAsking = false
  }

  private let state = Mutex(State())
  private let compiler: Compiler
  private let workers: Workers
  private let slots: Slots
  /// The places of the threads that are at work: one that waits leaves its own to another.
  private let cores: Slots

  /// The most threads that judge snippets at once, and with them the most programs of a round.
  private static let mostThreads = 512

  /// - Parameter workers: as many as there may be compilers and programs at once.
  init(compiler: Compiler, workers: Workers) {
    (self.compiler, self.workers) = (compiler, workers)
    slots = Slots(count: workers.threads)
    cores = Slots(count: workers.threads)
  }

  /// Does the same work for many values on threads that ask together.
  ///
  /// - Throws: the first error that the work throws.
  func map<Value: Sendable, Result: Sendable>(
    _ values: [Value],
    _ work: @escaping @Sendable (Value) throws -> Result
  ) throws -> [Result] {
    let threads = min(values.count, Self.mostThreads)
    state.withLock { $0.working = threads }
    return try Workers(count: threads).map(values, atEnd: { self.stop() }) { [cores] value in
      try cores.use { try work(value) }
    }
  }

  /// What the compiler says about a program, asked together with others.
  ///
  /// - Throws: `EnvironmentError` if the compiler cannot be started.
  func compile(_ program: Program, _ key: CacheKey) throws -> Compilation {
    let question = Question(program, key)
    let answer = try cores.lend {
      stop(asking: question)
      return try question.wait()
    }
    return try answer ?? compiler.compileAlone(program, key)
  }

  /// Does something that takes its time and asks nothing, while others go on.
  func stepAside<Result>(for work: () throws -> Result) rethrows -> Result {
    try cores.lend {
      stop()
      defer { state.withLock { $0.working += 1 } }
      return try slots.use(for: work)
    }
  }

  /// Takes a thread out of the round; the last one asks the compiler for all.
  private func stop(asking question: Question? = nil) {
    let questions = state.withLock { state -> [Question] in
      state.working -= 1
      state.questions += question.map { [$0] } ?? []
      guard state.working == 0, !state.isAsking, !state.questions.isEmpty else { return [] }
      state.isAsking = true
      defer { state.questions = [] }
      return state.questions
    }
    guard !questions.isEmpty else { return }
    let answers = Result { try self.answers(to: questions) }
    state.withLock { state in
      state.working += questions.count
      state.isAsking = false
    }
    for question in questions {
      switch answers {
      case .success(let answers): question.answer(answers[question.key].map { .success($0) })
      case .failure(let error): question.answer(.failure(error))
      }
    }
  }

  private func answers(to questions: [Question]) throws -> [CacheKey: Compilation] {
    let programs = Dictionary(questions.map { ($0.key, $0.program) }) { first, _ in first }
    let merger = try ProgramMerger(programs, compiler: compiler, workers: workers, slots: slots)
    // Calls wait for one another, what is compiled alone does not: it fills the gaps.
    let kinds = [true, false]
    let parts = try Workers(count: kinds.count).map(kinds) { isShared in
      try isShared ? merger.answers() : self.alone(merger.unshareable)
    }
    let answers = parts.reduce(into: [:]) { $0.merge($1) { $1 } }
    return try answers.merging(alone(programs.filter { answers[$0.key] == nil })) { $1 }
  }

  /// What calls of their own say about programs.
  private func alone(_ programs: [CacheKey: Program]) throws -> [CacheKey: Compilation] {
    let answers = try workers.map(Array(programs)) { [slots, compiler] key, program in
      try slots.use { (key, try compiler.compileAlone(program, key)) }
    }
    return Dictionary(uniqueKeysWithValues: answers)
  }
}
