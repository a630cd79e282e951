import Foundation
import SwiftUI

extension MountedView {
  /// Taps the control, or the view with a tap gesture, that has a label.
  public func tap(_ label: String, count: Int = 1, line: Int = #line) throws {
    try find(label, line: line).tap(count: count, line: line)
  }

  /// Switches the toggle with a label.
  public func toggle(_ label: String? = nil, line: Int = #line) throws {
    try find(.toggle, label, line: line).toggle(line: line)
  }

  /// Types into the field with a label, behind what is there, key by key.
  public func type(_ text: String, into label: String? = nil, line: Int = #line) throws {
    try find(.textField, label, line: line).type(text, line: line)
  }

  /// Empties the field with a label.
  public func clear(_ label: String? = nil, line: Int = #line) throws {
    try find(.textField, label, line: line).clear(line: line)
  }

  /// Presses the return key in the field with a label.
  public func submit(_ label: String? = nil, line: Int = #line) throws {
    try find(.textField, label, line: line).submit(line: line)
  }

  /// Chooses a value of the picker or list with a label, by its tag or its words.
  public func select<Value: Hashable>(
    _ value: Value,
    in label: String? = nil,
    line: Int = #line
  ) throws {
    try find(.picker, label, line: line).select(value, line: line)
  }

  /// Sets the control with a label to a value, such as a date.
  public func set<Value>(_ value: Value, in label: String? = nil, line: Int = #line) throws {
    try find(.picker, label, line: line).set(value, line: line)
  }

  /// Moves the slider with a label to a number.
  public func slide(_ label: String? = nil, to value: Double, line: Int = #line) throws {
    try find(.slider, label, line: line).slide(to: value, line: line)
  }

  /// Steps up with the stepper that has a label.
  public func increment(_ label: String? = nil, line: Int = #line) throws {
    try find(.stepper, label, line: line).increment(line: line)
  }

  /// Steps down with the stepper that has a label.
  public func decrement(_ label: String? = nil, line: Int = #line) throws {
    try find(.stepper, label, line: line).decrement(line: line)
  }

  /// Deletes rows by their places in the list that allows it.
  public func deleteRows(at offsets: IndexSet, line: Int = #line) throws {
    try current.act(line) {
      guard let delete = try rows(\.delete, "rows that can be deleted") else { return }
      delete(offsets)
      current.update()
    }
  }

  /// Moves rows in the list that allows it.
  public func moveRows(from source: IndexSet, to destination: Int, line: Int = #line) throws {
    try current.act(line) {
      guard let move = try rows(\.move, "rows that can be moved") else { return }
      move(source, destination)
      current.update()
    }
  }

  /// Closes what is shown above the rest as a user does by swiping, the topmost only.
  public func dismiss(line: Int = #line) throws {
    try current.act(line) {
      try check()
      let shown = root?.all { $0.presentation != nil } ?? []
      guard let top = shown.last, let presentation = top.presentation else {
        throw InteractionError.absent("sheet, alert or the like", instead: [])
      }
      guard top.canBeSwipedAway else {
        throw InteractionError("The \(presentation.kind) cannot be swiped away.")
      }
      presentation.dismiss()
      current.update()
    }
  }

  /// Goes back to the screen before in a stack.
  public func goBack(line: Int = #line) throws {
    try current.act(line) {
      try check()
      let screens = root?.all { $0.node.view is PushedScreen || $0.isPresentedScreen } ?? []
      guard let top = screens.last else {
        throw InteractionError.absent("screen to go back from", instead: [])
      }
      if let presentation = top.presentation {
        presentation.dismiss()
      } else {
        top.node.environment.values.navigation?.pop()
      }
      current.update()
    }
  }

  /// Has the app asked to open an address, as from a link elsewhere.
  public func open(_ url: URL, line: Int = #line) throws {
    try current.act(line) {
      let listeners = try actions { event in
        if case .openURL(let action) = event { action } else { nil }
      }
      listeners.forEach { $0(url) }
      current.update()
    }
  }

  /// Pulls the content down and waits until it is loaded again.
  public func refresh(line: Int = #line) async throws {
    let refresh = try current.act(line) {
      let refreshes = try actions { event in
        if case .refresh(let action) = event { action } else { nil }
      }
      guard let first = refreshes.first else {
        throw InteractionError.absent("content that can be refreshed", instead: [])
      }
      return first
    }
    var isDone = false
    current.run {
      _ = current.tasks.start(.userInitiated) {
        await refresh()
        isDone = true
      }
    }
    await wait(within: .seconds(60)) { isDone }
  }

  private func rows<Action>(_ keyPath: KeyPath<Rows, Action?>, _ wanted: String) throws -> Action? {
    try check()
    let editable = root?.all { $0.rows?[keyPath: keyPath] != nil } ?? []
    guard let list = editable.first else {
      throw InteractionError.absent(wanted, instead: elements.map(\.description))
    }
    return list.rows?[keyPath: keyPath]
  }

  private func actions<Action>(_ pick: (ActionModifier.Event) -> Action?) throws -> [Action] {
    try check()
    let events = (root?.all { $0.event != nil } ?? []).compactMap(\.event)
    return events.compactMap(pick)
  }
}
