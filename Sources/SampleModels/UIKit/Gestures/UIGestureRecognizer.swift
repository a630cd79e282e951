import Foundation

/// An object that finds gestures in what fingers do.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may begin.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It has ended.
    case ended
    /// It was broken off.
    case cancelled
    /// It was none.
    case failed

    /// It was found at once.
    public static var recognized: State { .ended }
  }

  /// How far the gesture has come.
  open var state = State.possible
  /// The object that is asked about gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether gestures are looked for.
  open var isEnabled = true
  /// The view that gestures are looked for in.
  open internal(set) weak var view: UIView?
  /// Whether the view no longer gets the fingers of a gesture.
  open var cancelsTouchesInView = true
  /// Whether the view gets fingers that go down only later.
  open var delaysTouchesBegan = false
  /// Whether the view gets fingers that go up only later.
  open var delaysTouchesEnded = true
  /// A name.
  open var name: String?

  private var targets: [(object: AnyObject?, action: Selector?)] = []

  /// Makes a recognizer without a method.
  public override nonisolated init() {
    super.init()
  }

  /// Makes a recognizer with a method; methods aren't called by name here.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Registers a method.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Takes a method away.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Lets another gesture fail first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The place of the gesture in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// The place of a finger in a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  /// The number of fingers.
  open var numberOfTouches: Int { 0 }

  /// Gets ready for another gesture.
  open func reset() { state = .possible }

  /// Called when fingers go down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers go up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers are no longer followed.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
