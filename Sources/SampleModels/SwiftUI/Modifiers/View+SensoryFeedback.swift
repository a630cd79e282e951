extension View {
  /// Can be felt or heard when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    display(feedback, trigger)
  }

  /// Can be felt or heard when a value changes and a condition holds.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    display(feedback, trigger, condition)
  }

  /// Can be felt or heard as a closure says when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    display(trigger, feedback)
  }
}

/// Something that can be felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Something has worked.
  public static let success = SensoryFeedback(name: "success")
  /// Something may be wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something is wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value got larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value got smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something is in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level has changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things have hit each other.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that hit each other.
  public enum Weight: Sendable {
    /// Light.
    case light
    /// Between light and heavy.
    case medium
    /// Heavy.
    case heavy
  }

  /// How hard things are that hit each other.
  public enum Flexibility: Sendable {
    /// Hard.
    case rigid
    /// Between hard and soft.
    case solid
    /// Soft.
    case soft
  }

  /// Things of a weight have hit each other.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(weight: \(weight), intensity: \(intensity))")
  }

  /// Things of a hardness have hit each other.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(flexibility: \(flexibility), intensity: \(intensity))")
  }
}
