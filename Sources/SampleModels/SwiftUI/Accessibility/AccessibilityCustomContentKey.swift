/// What tells apart what is said only on request.
public struct AccessibilityCustomContentKey: Equatable {
  package let label: Text
  package let id: String

  /// Makes a key with a label and an identity.
  public nonisolated init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Makes a key with a label and an identity.
  public nonisolated init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Makes a key whose label tells it apart.
  public nonisolated init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: labelKey.key)
  }
}
