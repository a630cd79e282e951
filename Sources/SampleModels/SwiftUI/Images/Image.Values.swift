extension Image {
  /// Whether an image keeps its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The shape alone, in the foreground colour.
    case template
    /// The image as it is.
    case original
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Middle.
    case medium
    /// Large.
    case large
  }

  /// How carefully an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// Well.
    case medium
    /// Best.
    case high
  }

  /// How an image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating it.
    case tile
    /// By stretching it.
    case stretch
  }

  /// The way an image is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is.
    case up
    /// Mirrored from side to side.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down and mirrored.
    case downMirrored
    /// Turned to the left.
    case left
    /// Turned to the left and mirrored.
    case leftMirrored
    /// Turned to the right.
    case right
    /// Turned to the right and mirrored.
    case rightMirrored
  }

  /// The range of brightness that an image may use.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// The usual range.
    public static let standard = DynamicRange(name: "standard")
    /// Some more.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As much as there is.
    public static let high = DynamicRange(name: "high")
  }
}
