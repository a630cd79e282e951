/// A choice of actions as it was made before `confirmationDialog`.
@available(
  *,
  deprecated,
  message: "use confirmationDialog(_:isPresented:titleVisibility:actions:message:)"
)
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button

  package let title: Text
  package let message: Text?
  package let buttons: [Button]

  /// Makes a choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
