import SwiftUI

/// A view on a screen that nobody sees.
///
/// It behaves as on a device: state lives with the identity of views, and a change has those
/// bodies evaluated that depend on it. A test reads what is shown, uses the controls and counts
/// evaluations; whatever it asks, the views are brought up to date first.
@MainActor public final class MountedView {
  private let graph: ViewGraph
  private var kept: [AnyObject] = []

  init(_ view: any View, _ values: EnvironmentValues) {
    graph = ViewGraph(view, values)
  }

  /// Keeps objects for as long as the view is mounted.
  func keep(_ objects: [AnyObject]) { kept += objects }

  /// The tree, up to date.
  var current: ViewGraph {
    graph.update()
    return graph
  }

  /// What is wrong with the views though they are shown, such as two rows with one identity.
  public var warnings: [String] {
    RuntimeWarning.noteReading()
    return current.warnings
  }

  /// Takes the view from the screen and gives it up.
  public func unmount() { current.unmount() }

  /// Takes the view from the screen for a while, as when another app comes to the front.
  public func disappear() { current.show(false) }

  /// Puts the view on the screen again.
  public func appear() { current.show(true) }

  /// Replaces the view as a parent does that is evaluated again: state is kept.
  public func replace<V: View>(with view: V) { current.replaceRoot(with: view) }

  /// Changes the environment that the view is in.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    to value: Value
  ) {
    current.changeEnvironment { $0[keyPath: keyPath] = value }
  }
}
