/// A kind of glass.
public struct Glass: Equatable, Sendable {
  private var name: String
  private var tint: Color?
  private var isInteractive = false

  /// The usual glass.
  public static let regular = Glass(name: "regular")
  /// Clear glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass that answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape that glass has by itself.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Draws the figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A view whose views of glass can melt into each other.
public struct GlassEffectContainer<Content> where Content: View {
  package let spacing: CGFloat?
  package let content: Content

  /// Holds views of glass.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
