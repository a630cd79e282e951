import SwiftUI

/// Layouts of frames and sizes.
///
/// Sources: Apple's pages `View/frame(width:height:alignment:)`,
/// `View/frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`,
/// `View/fixedSize()`, `View/fixedSize(horizontal:vertical:)`, `View/aspectRatio(_:contentMode:)`,
/// `View/scaledToFit()` and `Shape/sizeThatFits(_:)`.
@MainActor enum FrameCases {
  static var all: [LayoutCase] { fixed + flexible + growing + ideal + ratios + shapes }

  /// A dimension that is given is that of the frame; the other is that of the view.
  private static var fixed: [LayoutCase] {
    [
      LayoutCase("Both", filler("a").frame(width: 40, height: 30), ["a": [0, 0, 40, 30]]),
      LayoutCase("Only a width", filler("a").frame(width: 40), ["a": [0, 0, 40, 100]]),
      LayoutCase("Only a height", filler("a").frame(height: 30), ["a": [0, 0, 200, 30]]),
      LayoutCase(
        "A frame around a larger view keeps its size",
        box("a", 80, 60).frame(width: 40, height: 30).id("frame"),
        ["frame": [0, 0, 40, 30], "a": [-20, -15, 80, 60]]
      ),
      LayoutCase(
        "The outer frame does not change the inner one",
        filler("a").frame(width: 20, height: 20).frame(width: 60, height: 40).id("frame"),
        ["frame": [0, 0, 60, 40], "a": [20, 10, 20, 20]]
      ),
      LayoutCase(
        "The inner frame is larger than the outer one",
        filler("a").frame(width: 60, height: 40).frame(width: 20, height: 20).id("frame"),
        ["frame": [0, 0, 20, 20], "a": [-20, -10, 60, 40]]
      ),
    ]
  }

  /// A least and a greatest dimension clamp what is proposed.
  private static var flexible: [LayoutCase] {
    typealias Case = (name: String, least: CGFloat, most: CGFloat, length: CGFloat)
    let widths: [Case] = [
      ("A greatest width below the room", 0, 50, 50),
      ("A greatest width above it", 0, 500, 200),
      ("A least width below the room", 50, .infinity, 200),
      ("A least width above it", 300, 400, 300),
    ]
    let heights: [Case] = [
      ("A greatest height below the room", 0, 50, 50),
      ("A greatest height above it", 0, 500, 100),
      ("A least height below the room", 50, .infinity, 100),
      ("A least height above it", 300, 400, 300),
    ]
    let wide = widths.map { name, least, most, length in
      let view = filler("a").frame(minWidth: least, maxWidth: most)
      return LayoutCase(name, view, ["a": [0, 0, length, 100]])
    }
    let high = heights.map { name, least, most, length in
      let view = filler("a").frame(minHeight: least, maxHeight: most)
      return LayoutCase(name, view, ["a": [0, 0, 200, length]])
    }
    return wide + high
  }

  /// A frame that may grow leaves its view as it is, and lines it up.
  private static var growing: [LayoutCase] {
    [
      LayoutCase(
        "An infinite width takes the room around a small view",
        box("a", 20, 10).frame(maxWidth: .infinity).id("frame"),
        ["frame": [0, 0, 200, 10], "a": [90, 0, 20, 10]]
      ),
      LayoutCase(
        "An infinite width with the view at the start",
        box("a", 20, 10).frame(maxWidth: .infinity, alignment: .leading).id("frame"),
        ["frame": [0, 0, 200, 10], "a": [0, 0, 20, 10]]
      ),
      LayoutCase(
        "An infinite size with the view in a corner",
        box("a", 20, 10)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).id("frame"),
        ["frame": [0, 0, 200, 100], "a": [180, 90, 20, 10]]
      ),
      LayoutCase(
        "A least width alone is that of the view if it is larger",
        box("a", 60, 10).frame(minWidth: 40).id("frame"),
        ["frame": [0, 0, 60, 10]]
      ),
    ]
  }

  /// `fixedSize()`: the view has its ideal size, whatever is proposed.
  private static var ideal: [LayoutCase] {
    [
      LayoutCase(
        "Ten points are the ideal size of a colour",
        filler("a").fixedSize(),
        ["a": [0, 0, 10, 10]]
      ),
      LayoutCase(
        "The ideal width only",
        filler("a").fixedSize(horizontal: true, vertical: false),
        ["a": [0, 0, 10, 100]]
      ),
      LayoutCase(
        "The ideal height only",
        filler("a").fixedSize(horizontal: false, vertical: true),
        ["a": [0, 0, 200, 10]]
      ),
      LayoutCase(
        "An ideal size that an author sets",
        filler("a").frame(idealWidth: 70, idealHeight: 30).fixedSize(),
        ["a": [0, 0, 70, 30]]
      ),
      LayoutCase(
        "Neither axis",
        filler("a").fixedSize(horizontal: false, vertical: false),
        ["a": [0, 0, 200, 100]]
      ),
    ]
  }

  /// `aspectRatio(_:contentMode:)`: the largest size of the ratio inside, or the smallest around.
  private static var ratios: [LayoutCase] {
    let fitting: [(ratio: CGFloat, width: CGFloat, height: CGFloat)] = [
      (1, 100, 100), (2, 200, 100), (4, 200, 50), (0.5, 50, 100), (0.25, 25, 100),
    ]
    let filling: [(ratio: CGFloat, width: CGFloat, height: CGFloat)] = [
      (1, 200, 200), (2, 200, 100), (4, 400, 100), (0.5, 200, 400),
    ]
    let fits = fitting.map { ratio, width, height in
      LayoutCase(
        "Fit \(ratio)",
        filler("a").aspectRatio(ratio, contentMode: .fit),
        ["a": [0, 0, width, height]]
      )
    }
    let fills = filling.map { ratio, width, height in
      LayoutCase(
        "Fill \(ratio)",
        filler("a").aspectRatio(ratio, contentMode: .fill),
        ["a": [0, 0, width, height]]
      )
    }
    return fits + fills
  }

  /// `Shape/sizeThatFits(_:)`: a circle is the largest square, other shapes take what is proposed.
  private static var shapes: [LayoutCase] {
    [
      LayoutCase("A circle", Circle().id("a"), ["a": [0, 0, 100, 100]]),
      LayoutCase("A rectangle", Rectangle().id("a"), ["a": [0, 0, 200, 100]]),
      LayoutCase("A capsule", Capsule().id("a"), ["a": [0, 0, 200, 100]]),
      LayoutCase("An ellipse", Ellipse().id("a"), ["a": [0, 0, 200, 100]]),
      LayoutCase(
        "A circle in a narrow frame",
        Circle().id("a").frame(width: 30, height: 80),
        ["a": [0, 25, 30, 30]]
      ),
      LayoutCase(
        "A stroked circle",
        Circle().stroke(Color.red, lineWidth: 5).id("a"),
        ["a": [0, 0, 100, 100]]
      ),
    ]
  }
}
