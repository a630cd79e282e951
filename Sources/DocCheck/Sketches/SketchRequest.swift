/// How sketches are drawn.
struct SketchRequest: Hashable, Sendable {
  /// How wide the screen is in points.
  var width = 390.0
  /// How high the screen is in points.
  var height = 844.0
  /// Whether the appearance is dark.
  var isDark = false

  /// A size such as `390x844`; nothing for another text.
  init?(size: String) {
    let parts = size.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (50...4000).contains(width), (50...4000).contains(height)
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  init() {}

  /// The line that the drawing program reads.
  ///
  /// - Parameters:
  ///   - nonce: what the program puts before each line that it reports.
  ///   - first: how many subjects are left out.
  func line(nonce: String, first: Int) -> String {
    """
    {"nonce":"\(nonce)","width":\(width),"height":\(height),"isDark":\(isDark),"first":\(first)}
    """
  }
}
