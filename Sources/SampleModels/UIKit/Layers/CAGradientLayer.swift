import Foundation

/// A layer of colours that go over into each other.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where the colours are, as parts of the way.
  open var locations: [NSNumber]?
  /// Where the first colour is, as parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, as parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the way.
  open var type = CAGradientLayerType.axial

  /// Makes a layer of the class.
  package override class func make() -> CALayer { CAGradientLayer() }
}

/// The kind of the way of colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
