/// A way of changing a draft that did not compile.
protocol Repair: Sendable {
  /// The most drafts that this repair may try for one snippet.
  var limit: Int { get }

  /// Whether each draft goes on from the one before, even if that was no nearer to compiling.
  var buildsOnLatest: Bool { get }

  /// Drafts, made one by one where each takes long.
  associatedtype Drafts: Sequence<Draft> = [Draft]

  /// The drafts to try after an attempt, the likeliest first; those that were tried already are left
  /// out.
  func drafts(after attempt: Attempt, linker: Linker) -> Drafts

  /// Whether an attempt of this repair is nearer to a program that compiles than another one.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool
}

extension Repair {
  var buildsOnLatest: Bool { false }

  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool { attempt.isBetter(than: base) }
}
