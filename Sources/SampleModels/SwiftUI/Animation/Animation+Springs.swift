import Foundation

extension Animation {
  /// A spring.
  public static var spring: Animation { Animation("spring") }

  /// A spring by how long it moves and how much it bounces.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(duration: \(duration), bounce: \(bounce))")
  }

  /// A spring by how fast it answers and how soon it rests.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring(response: \(response), dampingFraction: \(dampingFraction))")
  }

  /// A spring of its own.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring(\(spring))")
  }

  /// A spring that follows a finger.
  public static var interactiveSpring: Animation { Animation("interactiveSpring") }

  /// A spring that follows a finger, by how fast it answers and how soon it rests.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring(response: \(response), dampingFraction: \(dampingFraction))")
  }

  /// A spring that follows a finger, by how long it moves and how much it bounces.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring(duration: \(duration), extraBounce: \(extraBounce))")
  }

  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping))")
  }

  /// A spring that adds up with others, by how long it moves and how much it bounces.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring(duration: \(duration), bounce: \(bounce))")
  }

  /// A spring that bounces.
  public static var bouncy: Animation { Animation("bouncy") }

  /// A spring that bounces, in a time.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(duration: \(duration), extraBounce: \(extraBounce))")
  }

  /// A spring that does not bounce.
  public static var smooth: Animation { Animation("smooth") }

  /// A spring that does not bounce, in a time.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(duration: \(duration), extraBounce: \(extraBounce))")
  }

  /// A spring that bounces a little.
  public static var snappy: Animation { Animation("snappy") }

  /// A spring that bounces a little, in a time.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(duration: \(duration), extraBounce: \(extraBounce))")
  }
}
