import Foundation

/// A layer of a figure.
open class CAShapeLayer: CALayer {
  /// The figure.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// Where the line begins, as a part of the way.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the way.
  open var strokeEnd: CGFloat = 1
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How parts of the line meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// Makes a layer of the class.
  package override class func make() -> CALayer { CAShapeLayer() }
}

/// How the line of a layer ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How parts of the line of a layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a curve.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What counts as the inside of a figure.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Makes a rule of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the line turns around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What is behind every other line.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
