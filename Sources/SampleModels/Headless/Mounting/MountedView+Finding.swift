import SwiftUI

extension MountedView {
  /// All words that can be read, in the order in which they are seen.
  public var texts: [String] { root?.texts ?? [] }

  /// Whether a text can be read, word for word.
  public func shows(_ text: String) -> Bool { texts.contains(text) }

  /// All elements of the screen that a user sees or can use, in the order in which they are seen.
  public var elements: [ViewElement] { root?.elements ?? [] }

  /// The control of a kind with a label.
  ///
  /// - Parameters:
  ///   - kind: what kind of control it is.
  ///   - label: its words, accessibility label or identifier; `nil` for the only one.
  ///   - line: the line of the test.
  /// - Throws: `InteractionError` if there is none, with those that are there.
  public func find(
    _ kind: ControlKind,
    _ label: String? = nil,
    line: Int = #line
  ) throws -> ViewElement {
    try InteractionError.locating(line) {
      try check()
      let controls = elements.filter { $0.kind == kind }
      if let found = controls.first(where: { label.map($0.isCalled) ?? true }) { return found }
      try checkHidden { $0.kind == kind && (label.map($0.isCalled) ?? true) }
      let wanted = label.map { "\(kind.rawValue) “\($0)”" } ?? kind.rawValue
      throw InteractionError.absent(wanted, instead: controls.map(\.description))
    }
  }

  /// The element with a label, of whatever kind: its words, accessibility label or identifier.
  ///
  /// - Throws: `InteractionError` if there is none, with those that are there.
  public func find(_ label: String, line: Int = #line) throws -> ViewElement {
    try InteractionError.locating(line) {
      try check()
      let elements = elements
      let called = elements.filter { $0.isCalled(label) }
      if let found = called.first(where: { $0.kind != nil }) ?? called.first { return found }
      try checkHidden { $0.isCalled(label) }
      throw InteractionError.absent("element “\(label)”", instead: elements.map(\.description))
    }
  }

  /// The first view of a type.
  ///
  /// - Throws: `InteractionError` if there is none.
  public func find<V: View>(_ type: V.Type, line: Int = #line) throws -> ViewElement {
    try InteractionError.locating(line) {
      try check()
      if let found = findAll(type).first { return found }
      throw InteractionError.absent("view \(V.self)", instead: elements.map(\.description))
    }
  }

  /// All views of a type.
  public func findAll<V: View>(_ type: V.Type) -> [ViewElement] {
    root?.all { $0.node.view is V } ?? []
  }

  /// The view to which `id` or a `ForEach` gave an identity.
  ///
  /// - Throws: `InteractionError` if there is none.
  public func find<ID: Hashable>(id: ID, line: Int = #line) throws -> ViewElement {
    try InteractionError.locating(line) {
      try check()
      let found = root?.all { $0.node.key == .id(AnyHashable(id)) } ?? []
      if let first = found.first { return first }
      throw InteractionError.absent("view with the id \(id)", instead: elements.map(\.description))
    }
  }

  /// Whether there is an element with a label.
  public func has(_ label: String) -> Bool { elements.contains { $0.isCalled(label) } }

  /// Whether there is a control of a kind with a label.
  public func has(_ kind: ControlKind, _ label: String) -> Bool {
    elements.contains { $0.kind == kind && $0.isCalled(label) }
  }

  /// What is shown above the rest, such as `sheet` or `alert`, the topmost last.
  public var presentations: [String] {
    (root?.all { $0.presentation != nil } ?? []).compactMap(\.presentation?.kind)
  }

  /// The control that has the focus.
  public var focused: ViewElement? { elements.first(where: \.isFocused) }

  /// The whole screen.
  var root: ViewElement? { current.root.map(ViewElement.init) }

  /// Stops a test that looks for what is there but hidden.
  private func checkHidden(_ isWanted: (ViewElement) -> Bool) throws {
    if let hidden = root?.hiddenElements.first(where: isWanted) {
      throw InteractionError.hidden(hidden.name)
    }
  }

  /// Stops a test whose views do not come to rest.
  func check() throws {
    if let failure = current.failure { throw failure }
  }
}

extension MountedView: CustomStringConvertible {
  /// The elements of the screen, one a line.
  public nonisolated var description: String {
    MainActor.assumeIsolated { elements.map(\.description).joined(separator: "\n") }
  }
}
