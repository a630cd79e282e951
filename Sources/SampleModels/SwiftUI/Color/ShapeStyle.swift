/// A colour, gradient or pattern that a shape can be filled with.
public protocol ShapeStyle: Sendable {
  /// The style that this one is resolved to.
  associatedtype Resolved: ShapeStyle = Never

  /// Makes the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Traps: a primitive style is understood by the renderer alone.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("resolve(in:) should not be called on \(Self.self).")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// The style, made less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// The style, blended with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .blend(mode))
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .shadow(style))
  }
}

/// A style and a change of it.
package struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// What is changed.
  package enum Change: Sendable {
    /// The opacity.
    case opacity(Double)
    /// The blending.
    case blend(BlendMode)
    /// The shadow.
    case shadow(ShadowStyle)
  }

  package typealias Resolved = Never

  package let base: Base
  package let change: Change
}
