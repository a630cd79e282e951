import Foundation

/// A view that the user operates.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// Whether the control can be used.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is held down.
  open var isHighlighted = false
  /// The place of the content from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press opens the menu.
  open var isContextMenuInteractionEnabled = false
  /// A short help.
  open var toolTip: String?
  /// Whether a finger is followed.
  open var isTracking: Bool { false }
  /// Whether a followed finger is inside.
  open var isTouchInside: Bool { false }

  private var actions: [(action: UIAction, event: Event)] = []
  private var targets: [Target] = []

  /// Makes a control in a place with what it does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// All conditions.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Does something at an event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
    actions.append((action, controlEvents))
  }

  /// Does something no longer at an event.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does the action of a name no longer at an event.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    actions.removeAll {
      $0.action.identifier == actionIdentifier && controlEvents.isSuperset(of: $0.event)
    }
  }

  /// Registers a method for an event; methods aren't called by name here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(Target(target.map { $0 as AnyObject }, action, controlEvents))
  }

  /// Takes methods away from an event.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices
    where (object == nil || targets[index].object === object)
      && (action == nil || targets[index].action == action)
    {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// The objects whose methods are registered.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.object as? AnyHashable })
  }

  /// The events that something is registered for.
  open var allControlEvents: Event {
    targets.reduce(into: actions.reduce(into: []) { $0.formUnion($1.event) }) {
      $0.formUnion($1.events)
    }
  }

  /// The methods of an object that are registered for an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = targets.filter {
      $0.object === object && !$0.events.isDisjoint(with: controlEvent)
    }
    return found.isEmpty ? nil : found.map(\.action.description)
  }

  /// Calls a method by its name, which can't be done here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

  /// Does an action.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  /// Does what belongs to an event.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Whether a finger that went down is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether a finger that moved is followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a followed finger went up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when a finger is no longer followed.
  open func cancelTracking(with event: UIEvent?) {}

  /// A method that is registered for events; its object isn't kept alive.
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
    var events: Event

    init(_ object: AnyObject?, _ action: Selector, _ events: Event) {
      self.object = object
      self.action = action
      self.events = events
    }
  }
}
