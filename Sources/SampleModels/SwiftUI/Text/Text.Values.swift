extension Text {
  /// How letters are cased.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// All small letters.
    case lowercase
  }

  /// A line below or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is interrupted.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// No interruption.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    private let pattern: Pattern
    private let color: Color?

    /// Makes a line of a pattern and a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line without interruption.
    public static let single = LineStyle()
  }

  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// The size of letters besides the main text.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The usual size.
    public static let `default` = Scale(name: "default")
    /// The size of units and the like.
    public static let secondary = Scale(name: "secondary")
  }
}
