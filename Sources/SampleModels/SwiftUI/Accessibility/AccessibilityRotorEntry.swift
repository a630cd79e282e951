/// A place that those who hear a screen can go to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  package let label: Text?
  package let id: ID

  /// Names the view of an identity.
  public nonisolated init<L: StringProtocol>(_ label: L, id: ID) {
    self.label = Text(label)
    self.id = id
  }

  /// Names the view of an identity.
  public nonisolated init(_ label: Text, id: ID) {
    self.label = label
    self.id = id
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
