import SwiftUI

/// A place in the tree: the view that was put there, what is kept for it, and what it is made of.
///
/// A place is told by its key below its parent and the exact type of its view. As long as both
/// stay, the place stays and with it the state.
@MainActor final class ViewNode {
  /// What tells the place from its siblings.
  let key: NodeKey
  /// The tree.
  let graph: ViewGraph
  /// The number of places above.
  let depth: Int
  /// The place above.
  private(set) weak var parent: ViewNode?

  /// The view as its parent made it, before anything was put into its properties.
  private(set) var view: any View
  /// The environment that the view is in.
  private(set) var environment: EnvironmentFrame
  /// The places below, in the order in which they are seen.
  private(set) var children: [ViewNode] = []

  /// What a user sees or can do here.
  private(set) var role: Role?

  /// What is kept for the view's dynamic properties.
  let storage = PropertyStorage()

  /// What happens when the place comes, changes and goes.
  private(set) var effect: (any Effect)?

  /// Whether the place is part of the tree.
  private(set) var isMounted = true
  /// Whether a user sees the place.
  private(set) var isShown: Bool
  /// Whether a user sees the place while he sees its parent.
  private var isShownInParent: Bool

  /// What the place was laid out as last.
  var boxes: [LayoutBox] = []
  /// What is drawn in the place itself.
  var drawings: [BoxDrawing] = []
  /// The number of the layout that the place took part in last.
  var layoutRound = 0

  /// Why the view must be evaluated again.
  private(set) var causes: Set<Cause> = [.identity]

  /// The evaluation that the present children come from.
  nonisolated(unsafe) private(set) var evaluation: Evaluation?

  /// The pass in which the view was evaluated last.
  private(set) var lastPass = 0

  init(_ child: Child, parent: ViewNode?, environment: EnvironmentFrame, in graph: ViewGraph) {
    key = child.key
    view = child.view
    self.graph = graph
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    self.environment = environment
    isShownInParent = child.isShown
    isShown = child.isShown && parent?.isShown != false
    evaluate()
    if isShown { afterUpdate { $0.appear() } }
  }

  /// Whether a view belongs to this place.
  func isPlace(of child: Child) -> Bool {
    key == child.key && type(of: view) == type(of: child.view)
  }

  /// Takes over the view that succeeds the present one.
  func update(to child: Child, environment newEnvironment: EnvironmentFrame) {
    let old = view
    let hasNewEnvironment = newEnvironment !== environment
    view = child.view
    environment = newEnvironment
    isShownInParent = child.isShown
    updateShown()
    guard hasBody else { return evaluate() }
    if !InputComparison.areEqual(dynamic: old, child.view) { causes.insert(.input) }
    if hasNewEnvironment { causes.formUnion(storage.changes(in: newEnvironment.values)) }
    if !causes.isEmpty {
      evaluate()
    } else if hasNewEnvironment {
      for child in children { child.update(to: child.asChild, environment: newEnvironment) }
    }
  }

  /// Evaluates the view once more if something that it depends on has changed.
  func updateIfNeeded() {
    if isMounted, !causes.isEmpty { evaluate() }
  }

  /// Notes that the view must be evaluated again.
  func invalidate(_ cause: Cause) {
    guard isMounted else { return }
    causes.insert(cause)
    graph.needsUpdate(self)
  }

  /// Keeps an effect for as long as the place is in the tree.
  func keep(_ effect: any Effect) { self.effect = effect }

  /// Evaluates a primitive view once more, unless this pass has done so already.
  func refresh() {
    if isMounted, lastPass != graph.pass { evaluate() }
  }

  /// The view as a child of its parent.
  var asChild: Child { Child(key: key, view: view, isShown: isShownInParent) }

  private var hasBody: Bool {
    !(view is any PrimitiveView || view is any UIViewRepresentable
      || view is any UIViewControllerRepresentable)
  }
}

// MARK: - Evaluating

extension ViewNode {
  private func evaluate() {
    let evaluation = Evaluation(of: self)
    self.evaluation = evaluation
    lastPass = graph.pass
    let causes = self.causes
    let content = evaluation.track { self.content(causes) }
    self.causes = []
    role = content.role
    reconcile(content)
    effect = effect ?? (view as? any EffectfulView)?.makeEffect(in: self)
    effect?.update(view)
  }

  private func content(_ causes: Set<Cause>) -> NodeContent {
    guard graph.failure == nil else { return .leaf() }
    if depth >= ViewGraph.depthLimit {
      graph.fail(.endlessNesting(mostFrequentBody))
      return .leaf()
    }
    if let view = view as? any PrimitiveView { return view.content(in: self) }
    return Representables.content(of: view, in: self) ?? body(of: view, causes)
  }

  private func body<V: View>(of view: V, _ causes: Set<Cause>) -> NodeContent {
    guard V.Body.self != Never.self else {
      graph.noteLimit("The content of \(V.self) is not shown: a mounted view does not know it.")
      return .leaf()
    }
    var installed = view
    let fields = DynamicFields<V>.shared
    fields.install(into: &installed, PropertySlot(node: self, name: "", isRoot: true))
    let changes = Cause.names(causes, properties: fields.names)
    graph.log(view, causes)
    return BodyChanges.$current.withValue(changes) { .holding(installed.body) }
  }

  private func reconcile(_ content: NodeContent) {
    var former = FormerChildren(children)
    var present: [ViewNode] = []
    present.reserveCapacity(content.children.count)
    let shared = content.environment ?? environment
    func place(_ child: Child) {
      let environment = child.environment ?? shared
      if let node = former.take(child) {
        present.append(node)
        node.update(to: child, environment: environment)
      } else {
        present.append(ViewNode(child, parent: self, environment: environment, in: graph))
      }
    }
    content.children.forEach(place)
    while let child = content.next?(present) { place(child) }
    children = present
    former.remaining.forEach { $0.unmount() }
  }
}

// MARK: - Coming and going

extension ViewNode {
  /// Takes the place and all below it out of the tree.
  func unmount() {
    let leavesAtOnce = hasIdentityTransition
    visit { node in
      node.isMounted = false
      node.evaluation = nil
      node.storage.removeSubscriptions()
      let wasShown = node.isShown
      node.afterUpdate(leavesAtOnce ? .leaving : .left) { effect in
        if wasShown { effect.disappear() }
        effect.unmount()
      }
    }
  }

  /// Comes on the screen with the parent, or leaves it, keeping the state.
  private func updateShown() {
    let isShown = isShownInParent && parent?.isShown != false
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    for child in children { child.updateShown() }
    afterUpdate(isShown ? .changed : .left) { effect in
      isShown ? effect.appear() : effect.disappear()
    }
  }

  /// Tells the effect something when the views are up to date; until then the place is kept.
  private func afterUpdate(
    _ phase: UpdatePhase = .changed,
    _ action: @escaping @MainActor (any Effect) -> Void
  ) {
    guard let effect else { return }
    graph.afterUpdate(phase) {
      action(effect)
      withExtendedLifetime(self) {}
    }
  }

  /// Visits all below the place, then the place.
  func visit(_ action: (ViewNode) -> Void) {
    for child in children { child.visit(action) }
    action(self)
  }
}
