import Foundation
import SwiftUI

/// The tree of one mounted view and what keeps it up to date.
@MainActor final class ViewGraph {
  /// The changes that the tree has not been told of.
  private(set) var queue = UpdateQueue {}
  /// The outermost place, until the view is given up.
  private(set) var root: ViewNode?

  /// The number of frames so far: all updates that follow from one another are one frame.
  private(set) var frame = 0
  /// The number of updates so far.
  private(set) var pass = 0
  /// The bodies that were evaluated.
  private(set) var evaluations: [BodyEvaluation] = []
  /// The animations of the updates, `nil` for those without.
  private(set) var animations: [Animation?] = []
  /// What is wrong with the views, though they are shown.
  private(set) var warnings: [String] = []
  /// The transaction of the update that is going on, or of the last one.
  private(set) var transaction = Transaction()
  /// Why the views were not updated any more.
  private(set) var failure: InteractionError?

  /// What a scene keeps for its views.
  var sceneValues: [String: AnyObject] = [:]
  /// The time that the views' code waits by.
  let time = SkippableTime()
  /// The tasks of the views that are on the screen.
  let tasks = RunningTasks()
  /// Where everything is.
  let layout = ScreenLayout()
  /// What the last link for sharing that was tapped has handed over.
  var sharedItems: [Any] = []
  /// Which element has the focus.
  let focus = Focus()

  /// Keeps what the views' code is warned of.
  private var receiver: RuntimeWarning.Receiver?
  private var preferenceReaders: [any PreferenceReader] = []
  private var outdated: [ViewNode] = []
  private var actions: [UpdatePhase: [@MainActor () -> Void]] = [:]
  private var isUpdating = false

  /// The number of updates in a row that count as endless.
  nonisolated static let updateLimit = 500
  /// The number of views in one another that counts as endless.
  nonisolated static let depthLimit = 1000

  init(_ view: any View, _ values: EnvironmentValues) {
    queue = UpdateQueue { [weak self] in
      Task { @MainActor in self?.update() }
    }
    receiver = RuntimeWarning.Receiver { [weak self, queue] warning in
      queue.enqueue(Transaction()) { self?.warn(warning) }
    }
    let child = Child(key: .part("root"), view: view)
    perform {
      let environment = EnvironmentFrame(values)
      self.root = ViewNode(child, parent: nil, environment: environment, in: self)
    }
    update()
  }

  /// Notes that a view must be evaluated again.
  func needsUpdate(_ node: ViewNode) { outdated.append(node) }

  /// Does something when the views are up to date.
  func afterUpdate(_ phase: UpdatePhase = .changed, _ action: @escaping @MainActor () -> Void) {
    actions[phase, default: []].append(action)
  }

  /// Has an effect look at preferences after each update.
  func add(_ reader: any PreferenceReader) {
    if !preferenceReaders.contains(where: { $0 === reader }) { preferenceReaders.append(reader) }
  }

  /// Does not have an effect look at preferences any more.
  func remove(_ reader: any PreferenceReader) {
    preferenceReaders.removeAll { $0 === reader }
  }

  /// Notes an evaluation of a body.
  func log(_ view: any View, _ causes: Set<Cause>) {
    guard let type = (view as? any UncountedView)?.countedType ?? .some(type(of: view)) else {
      return
    }
    evaluations.append(BodyEvaluation(type: type, causes: causes))
  }

  /// Notes something that a device would warn of, once.
  func warn(_ warning: String) {
    guard !warnings.contains(warning) else { return }
    warnings.append(warning)
    RuntimeWarning.report(warning)
  }

  /// Notes that the runtime does not know something, which is no mistake of the author's.
  func noteLimit(_ limit: String) {
    if !warnings.contains(limit) { warnings.append(limit) }
  }

  /// Forgets which bodies were evaluated.
  func resetEvaluations() {
    evaluations = []
    animations = []
  }

  /// Puts all views on the screen, or takes them from there.
  func show(_ isShown: Bool) { updateRoot { $0.isShown = isShown } }

  /// Replaces the outermost view.
  func replaceRoot(with view: any View) {
    updateRoot { $0 = Child(key: $0.key, view: view, isShown: $0.isShown) }
  }

  /// Changes the environment of the outermost view.
  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let root else { return }
    var values = root.environment.values
    change(&values)
    updateRoot { $0.environment = EnvironmentFrame(values) }
  }

  private func updateRoot(_ change: (inout Child) -> Void) {
    guard let root else { return }
    var child = root.asChild
    change(&child)
    perform {
      if root.isPlace(of: child) {
        root.update(to: child, environment: child.environment ?? root.environment)
      } else {
        self.root = ViewNode(child, parent: nil, environment: root.environment, in: self)
        root.unmount()
      }
    }
    update()
  }

  /// Takes all views from the screen.
  func unmount() {
    perform { self.root?.unmount() }
    update()
    root = nil
  }
}

// MARK: - Updating

extension ViewGraph {
  /// Tells the views of all changes, and of those that follow from them.
  func update() {
    guard !isUpdating, failure == nil else { return }
    DefaultsReaders.shared.tell(Transaction())
    defer { frame += 1 }
    var count = 0
    let begin = evaluations.count
    while let batch = queue.next() {
      count += 1
      guard count <= Self.updateLimit else { return stop(evaluations[begin...]) }
      animations.append(batch.transaction.animation)
      transaction = batch.transaction
      perform {
        batch.mutations.forEach { $0() }
      }
    }
  }

  /// Runs code of the views, whose warnings are kept here and which waits by the time here.
  func run<Result>(_ code: () throws -> Result) rethrows -> Result {
    try RuntimeWarning.$receiver.withValue(receiver) {
      try SkippableTime.$current.withValue(time, operation: code)
    }
  }

  /// Does what a test asks for, and says on which line of the test if it fails.
  func act<Result>(_ line: Int, _ action: () throws -> Result) throws -> Result {
    try InteractionError.locating(line) { try run(action) }
  }

  /// Moves the focus, and tells the views that look at what the focused one makes known.
  func moveFocus(to node: ViewNode?) {
    focus.move(to: node)
    if !isUpdating { perform {} }
    update()
  }

  private func perform(_ update: () -> Void) {
    isUpdating = true
    pass += 1
    layout.begin()
    run {
      update()
      updateOutdated()
      runActions()
    }
    isUpdating = false
  }

  private func updateOutdated() {
    repeat {
      while !outdated.isEmpty {
        let nodes = outdated.sorted { $0.depth < $1.depth }
        outdated = []
        nodes.forEach { $0.updateIfNeeded() }
      }
      layout.update(root)
    } while !outdated.isEmpty
  }

  private func runActions() {
    repeat {
      let phases = actions
      actions = [:]
      for phase in UpdatePhase.allCases { phases[phase]?.forEach { $0() } }
      focus.settle()
      preferenceReaders.forEach { $0.readPreference() }
      updateOutdated()
    } while !actions.isEmpty
  }

  private func stop(_ evaluations: ArraySlice<BodyEvaluation>) {
    queue.removeAll()
    // Views that another one has made again only follow it.
    let first = evaluations.filter { $0.causes.contains(where: \.isChange) }
    let counts = Dictionary(grouping: first.isEmpty ? evaluations : first[...]) { $0.description }
      .mapValues(\.count)
    let worst = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    fail(.endlessUpdate(worst.map { "\($0.key) (\($0.value) times)" }))
  }

  /// Gives up on the views for good.
  func fail(_ error: InteractionError) {
    failure = error
    FileHandle.standardError.write(Data("\(error)\n".utf8))
  }
}
