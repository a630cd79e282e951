/// Keys that do the same as a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The usual keys for agreeing.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The usual keys for giving up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// How keys are placed on other keyboards.
  public enum Localization: Hashable, Sendable {
    /// As the system likes.
    case automatic
    /// Without mirroring.
    case withoutMirroring
    /// Always the same.
    case custom
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Makes a shortcut with a way of placing.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers, localization: Localization) {
    self.init(key, modifiers: modifiers)
  }

  /// Feeds the keys to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}
