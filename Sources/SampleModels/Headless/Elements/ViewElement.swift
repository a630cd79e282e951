import Foundation
import SwiftUI

/// One element of a mounted view: something that a user sees or can use.
@MainActor public struct ViewElement {
  /// The element's place in the tree.
  let node: ViewNode

  /// What kind of control the element is, `nil` if it cannot be used.
  public var kind: ControlKind? { control?.kind }

  /// The words of the element's label.
  public var label: String {
    if let label = search?.label ?? accessibility("accessibilityLabel(_:)") { return label }
    let labelled = node.children.first { $0.key == .position(0) }
    let source = control == nil ? self : labelled.map(ViewElement.init)
    return source?.words.joined(separator: " ") ?? ""
  }

  /// All words that can be read in the element, in the order in which they are seen.
  public var texts: [String] { node.isVisible ? words : [] }

  /// All words in the element, which as a whole may be hidden.
  private var words: [String] {
    var words: [String] = []
    collectTexts(node, isHidden: false, into: &words)
    return words
  }

  /// The name that an author gave for tests.
  public var identifier: String? { accessibility("accessibilityIdentifier(_:)") }

  /// The name of the picture that the element is, or of the first one in the control.
  public var imageName: String? {
    if case .image(let name) = node.role { return name }
    guard let control, !control.isContainer else { return nil }
    return all { $0.isImage }.lazy.compactMap(\.imageName).first
  }

  /// Whether the element can be used.
  public var isEnabled: Bool {
    node.environment.values.isEnabled && node.environment.values.allowsHitTesting
  }

  /// The rectangle of the element on the screen, which is 390 points wide and 844 high; `nil` if it
  /// is not on the screen.
  public var frame: CGRect? {
    guard let root = node.graph.root else { return nil }
    node.graph.layout.layOut(root)
    return node.isMounted && node.isShown ? node.placement : nil
  }

  /// Whether the element has the focus.
  public var isFocused: Bool { node.graph.focus.node === node }

  /// The value that the control has now.
  public var value: Any? {
    switch control {
    case .toggle(let isOn): isOn.wrappedValue
    case .text(let entry): entry.text.wrappedValue
    case .slider(let range): range.value.wrappedValue
    case .selection(let selection):
      selection.chosen().count == 1 ? selection.chosen().first?.base : selection.chosen()
    case .value(let value): value.get()
    case .button, .link, .stepper, nil: search?.entry.text.wrappedValue
    }
  }

  /// The words in a field.
  public var text: String? { value as? String }

  /// Whether a toggle is on.
  public var isOn: Bool? { value as? Bool }

  /// All elements in the element, in the order in which they are seen, itself included.
  ///
  /// The words and pictures of a control are part of it and no elements of their own.
  public var elements: [ViewElement] {
    var elements: [ViewElement] = []
    collectElements(node, Surroundings(isHidden: !node.isVisible), into: &elements)
    return elements
  }

  /// Whether the element goes by a name: its label, one of its words or its identifier.
  public func isCalled(_ name: String) -> Bool {
    label == name || identifier == name || (kind != nil && words.contains(name))
  }
}

extension ViewElement: CustomStringConvertible {
  /// The kind and the label.
  public nonisolated var description: String {
    MainActor.assumeIsolated {
      let name = kind?.rawValue ?? (isImage ? "image" : search == nil ? "text" : "search field")
      let words = label.isEmpty ? imageName ?? identifier ?? "" : label
      return "\(name) “\(words)”" + (isEnabled ? "" : " (disabled)")
    }
  }
}

// MARK: - What the element's place holds

extension ViewElement {
  /// The control that the element is.
  var control: Control? {
    if case .control(let control) = node.role { control } else { nil }
  }

  /// The role of the button that the element is, `nil` inside if it has none.
  var buttonRole: ButtonRole?? {
    if case .button(let role, _) = control { .some(role) } else { nil }
  }

  /// What the element is, if it is shown above the rest.
  var presentation: Presentation? {
    if case .presentation(let presentation) = node.role { presentation } else { nil }
  }

  /// The field for searching that the element has.
  var search: Search? {
    if case .search(let search) = node.role { search } else { nil }
  }

  /// What may be done with the rows in the element.
  var rows: Rows? {
    if case .rows(let rows) = node.role { rows } else { nil }
  }

  /// What a modifier in this place listens to.
  var event: ActionModifier.Event? { (modifier as? ActionModifier)?.event }

  /// The modifier in this place.
  var modifier: Any? { (node.view as? any ModifierHolder)?.heldModifier }

  /// The modifiers that belong to the element alone, the innermost first.
  var ownModifiers: [Any] {
    var modifiers: [Any] = []
    var place = node
    while let parent = place.parent, parent.isWrapper(of: place) {
      if let holder = parent.view as? any ModifierHolder { modifiers.append(holder.heldModifier) }
      place = parent
    }
    return modifiers
  }

  /// All places in the element for which a condition holds.
  func all(where condition: (ViewElement) -> Bool) -> [ViewElement] {
    var found: [ViewElement] = []
    node.forEachShown { place in
      let element = ViewElement(node: place)
      if condition(element) { found.append(element) }
    }
    return found
  }

  private var isImage: Bool {
    if case .image = node.role { true } else { false }
  }

  /// The elements in the element that are hidden from the user.
  var hiddenElements: [ViewElement] {
    var elements: [ViewElement] = []
    collectElements(node, .init(isHidden: !node.isVisible), wantsHidden: true, into: &elements)
    return elements
  }

  /// What is known of the places around one.
  private struct Surroundings {
    var isHidden = false
    var inControl = false
  }

  private func collectElements(
    _ place: ViewNode,
    _ surroundings: Surroundings,
    wantsHidden: Bool = false,
    into elements: inout [ViewElement]
  ) {
    guard place.isShown else { return }
    var inside = surroundings
    if place.hidesContent { inside.isHidden = true }
    var isElement = inside.isHidden == wantsHidden
    switch place.role {
    case .control(let control): inside.inControl = !control.isContainer
    case .text, .image: isElement = isElement && !surroundings.inControl
    case .search: break
    case .presentation: (inside.isHidden, isElement) = (false, false)
    case .rows, nil: isElement = false
    }
    if isElement { elements.append(ViewElement(node: place)) }
    for child in place.children {
      collectElements(child, inside, wantsHidden: wantsHidden, into: &elements)
    }
  }

  /// What a modifier of accessibility says about the element.
  private func accessibility(_ name: String) -> String? {
    for case let modifier as any AnyDisplayModifier in ownModifiers where modifier.name == name {
      switch modifier.argumentList.first {
      case let text as Text: return text.plainText
      case let text as String: return text
      default: continue
      }
    }
    return nil
  }

  private func collectTexts(_ place: ViewNode, isHidden: Bool, into texts: inout [String]) {
    guard place.isShown, !place.isInMenu else { return }
    var isHidden = isHidden || place.hidesContent
    if case .text(let text) = place.role, !isHidden { texts.append(text) }
    if case .presentation = place.role { isHidden = false }
    for child in place.children { collectTexts(child, isHidden: isHidden, into: &texts) }
  }
}

extension ViewNode {
  /// Whether the place holds only a child, and what belongs to the one belongs to the other.
  fileprivate func isWrapper(of child: ViewNode) -> Bool {
    guard role == nil || (view as? any ModifierHolder) != nil else { return false }
    return children.allSatisfy { other in
      if other === child { return true }
      if case .part = other.key { return true }
      return false
    }
  }

  /// Whether a user sees the place only after another action.
  fileprivate var isInMenu: Bool { key == .part("contextMenu") || key == .part("swipeActions") }
}
