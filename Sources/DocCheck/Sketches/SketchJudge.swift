/// Builds and runs the program that draws a snippet's views.
struct SketchJudge: Sendable {
  let snippet: Snippet
  let printer: SketchProgramPrinter
  let compiler: Compiler
  let executor: Executor
  let request: SketchRequest
  /// The code of the article's other snippets.
  let others: [String]

  /// How often a program is started again behind a view that ended it.
  private static let mostRuns = 8

  /// The bytes that are read of a program's drawings.
  static let outputLimit = 32 << 20

  /// The sketches of a snippet that compiles; none where it has nothing to draw.
  func sketches(of attempt: Attempt, assuming assumed: [String]) throws -> [Sketch] {
    let views = DrawableViews(snippet.source, beside: others)
    let plain = views.withoutArguments
    var drawn = try sketches(of: attempt, views, assuming: assumed)
    // What other snippets hand over need not fit what this one shows.
    if views.views != plain.views, drawn.contains(where: { $0.failure != nil }) {
      drawn = try sketches(of: attempt, plain, assuming: assumed)
    }
    return drawn
  }

  private func sketches(
    of attempt: Attempt,
    _ views: DrawableViews,
    assuming assumed: [String]
  ) throws -> [Sketch] {
    guard !views.isEmpty, attempt.draft.wrapping == .none else { return [] }
    let name = views.providers.first ?? views.views.first?.name ?? "Preview"
    let program = printer.program(of: attempt.draft, drawing: views)
    let build = try compiler.build(program, harness: [:])
    defer { compiler.workspace.remove(build.folder) }
    guard let executable = build.executable else {
      let said = build.compilation.errors.first?.text ?? "it could not be linked"
      return [.failed(name, request, "not drawn: \(said)")]
    }
    return try run(executable, in: build.folder).map { sketch in
      // What is not shown is made up, and can be named but not used.
      guard let missing = assumed.first, sketch.failure != nil else { return sketch }
      return .failed(
        sketch.name,
        request,
        "not drawn: '\(missing)' is not declared in this article"
      )
    }
  }

  private func run(_ executable: String, in folder: String) throws -> [Sketch] {
    var sketches: [Sketch] = []
    var first = 0
    for _ in 0..<Self.mostRuns {
      let nonce = String(UInt64.random(in: .min ... .max), radix: 16) + " "
      let outcome = try compiler.aside(.ran) {
        try executor.run(
          executable,
          input: request.line(nonce: nonce, first: first),
          outputLimit: Self.outputLimit,
          folder: folder
        )
      }
      let reader = SketchReader(outcome.results, nonce: nonce)
      sketches += reader.sketches
      let hasEnded = reader.isComplete && outcome.ending == .exited(0)
      guard !hasEnded, outcome.ending != .exited(0) || reader.last == nil else { return sketches }
      // What ends the program after the first drawing, such as a task, leaves that drawing as it is.
      if !reader.hasDrawnLast {
        sketches.append(.failed("View \((reader.last ?? first) + 1)", request, reason(outcome)))
      }
      guard let last = reader.last, !reader.isComplete, outcome.ending != .timedOut else {
        return sketches
      }
      first = last + 1
    }
    return sketches
  }

  /// Why a view was not drawn.
  private func reason(_ outcome: Subprocess.Outcome) -> String {
    if let obstacle = Executor.obstacle(outcome) { return "not drawn: \(obstacle)" }
    let endings = RunEnding(snippet: snippet, timeout: executor.timeout)
    switch outcome.ending {
    case .timedOut: return "not drawn: stopped after the time limit of \(Int(executor.timeout)) s"
    case _ where RunEnding.isTrap(outcome.ending):
      return "not drawn: the code crashes: \(endings.trapMessage(outcome))"
    default: return RunEnding.limit(outcome.ending) ?? "not drawn: the program ended early"
    }
  }
}
