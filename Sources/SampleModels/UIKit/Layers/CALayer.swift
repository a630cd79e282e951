import Foundation

/// What a view looks like; nothing is drawn here.
open class CALayer: NSObject {
  /// The place in its own coordinates.
  open var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
  /// The place of the anchor in the layer above.
  open var position = CGPoint(x: 0, y: 0)
  /// The point that the position is of, as parts of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The order in which layers are drawn.
  open var zPosition: CGFloat = 0
  /// A flat change of its coordinates.
  package var plane: CGAffineTransform = .identity
  /// Whether the layer is left out.
  open var isHidden = false
  /// Whether layers outside are cut.
  open var masksToBounds = false
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the line around.
  open var borderWidth: CGFloat = 0
  /// The colour of the line around.
  open var borderColor: CGColor?
  /// The colour of the ground.
  open var backgroundColor: CGColor?
  /// The opacity.
  open var opacity: Float = 1
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The place of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The figure of the shadow.
  open var shadowPath: CGPath?
  /// The layer that shows where this one is seen.
  open var mask: CALayer?
  /// What the layer shows.
  open var contents: Any?
  /// The number of dots in a point.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as dots.
  open var shouldRasterize = false
  /// The number of dots in a point of a layer that is kept so.
  open var rasterizationScale: CGFloat = 1
  /// A name.
  open var name: String?
  /// The object that draws.
  open weak var delegate: AnyObject?
  /// The layer above.
  open private(set) weak var superlayer: CALayer?
  /// The layers below.
  open private(set) var sublayers: [CALayer]?

  private var animations: [String: CAAnimation] = [:]

  /// Makes an empty layer.
  public override init() {
    super.init()
  }

  /// Makes a layer like another one for an animation.
  public init(layer: Any) {
    super.init()
  }

  /// Reads a layer from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a layer of the class.
  package class func make() -> CALayer { CALayer() }

  /// The place in the layer above.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height
      )
    }
  }

  /// Puts a layer on top of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts a layer among the others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Puts a layer under another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Puts a layer above another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Takes the layer away from the layer above.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Starts an animation, which is at its end at once here.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations[key ?? UUID().uuidString] = anim
  }

  /// The animation of a name.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// Stops the animation of a name.
  open func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Stops all animations.
  open func removeAllAnimations() { animations = [:] }

  /// The names of the animations.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

  /// Asks for a new drawing.
  open func setNeedsDisplay() {}

  /// Asks for a new layout.
  open func setNeedsLayout() {}

  /// Makes a new layout now if one was asked for.
  open func layoutIfNeeded() {}

  /// Places the layers below.
  open func layoutSublayers() {}

  /// The flat change of its coordinates.
  open func affineTransform() -> CGAffineTransform { plane }

  /// Changes its coordinates.
  open func setAffineTransform(_ m: CGAffineTransform) { plane = m }
}
