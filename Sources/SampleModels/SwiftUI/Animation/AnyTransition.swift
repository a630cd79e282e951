/// How a view comes and goes, whatever the kind.
public struct AnyTransition: Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// Wraps a transition.
  public init<T: Transition>(_ transition: T) {
    name = "\(T.self)"
  }

  /// Nothing changes.
  public static let identity = AnyTransition(name: "identity")

  /// It fades in and out.
  public static let opacity = AnyTransition(name: "opacity")

  /// It grows and shrinks.
  public static var scale: AnyTransition { AnyTransition(name: "scale") }

  /// It slides in and out.
  public static var slide: AnyTransition { AnyTransition(name: "slide") }

  /// It grows and shrinks from a size and a place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale(\(scale))")
  }

  /// It comes from an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(\(edge))") }

  /// It comes from an edge and pushes what was there.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(name: "push(\(edge))")
  }

  /// It comes from a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(name: "offset(\(offset))")
  }

  /// It comes from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset(x: \(x), y: \(y))")
  }

  /// It comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "asymmetric(\(insertion.name), \(removal.name))")
  }

  /// It comes and goes with a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier(\(E.self))")
  }

  /// The transition together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name).combined(\(other.name))")
  }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(name: "\(name).animation(\(animation.map(\.description) ?? "nil"))")
  }
}
