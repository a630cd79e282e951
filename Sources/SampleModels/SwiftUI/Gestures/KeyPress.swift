import Foundation

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether a key was made use of.
  public enum Result: Sendable {
    /// It was.
    case handled
    /// It was not.
    case ignored
  }

  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It is pressed.
    public static let down = Phases(rawValue: 1)
    /// It is still held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is released.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it represents.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}
