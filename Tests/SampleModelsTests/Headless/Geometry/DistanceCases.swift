import SwiftUI

/// Layouts of padding, offsets and positions.
///
/// Sources: Apple's pages `View/padding(_:)`, `View/padding(_:_:)`, `View/offset(x:y:)`,
/// `View/position(x:y:)`, `View/border(_:width:)`, `View/scaleEffect(_:anchor:)` and
/// `View/safeAreaInset(edge:alignment:spacing:content:)`.
@MainActor enum DistanceCases {
  static var all: [LayoutCase] { paddings + edges + shifts + effects + insets }

  /// The view has the distance on all sides, and its room is smaller by it.
  private static var paddings: [LayoutCase] {
    let lengths: [CGFloat] = [0, 5, 10, 30]
    var cases = lengths.flatMap { length -> [LayoutCase] in
      let both = 2 * length
      return [
        LayoutCase(
          "\(length) points around a fixed view",
          box("a", 20, 10).padding(length).id("all"),
          ["all": [0, 0, 20 + both, 10 + both], "a": [length, length, 20, 10]]
        ),
        LayoutCase(
          "\(length) points around a flexible view",
          filler("a").padding(length),
          ["a": [length, length, 200 - both, 100 - both]]
        ),
      ]
    }
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cases.append(
      LayoutCase("Four distances", filler("a").padding(insets), ["a": [2, 1, 194, 96]])
    )
    return cases
  }

  /// Only the edges that are named have the distance.
  private static var edges: [LayoutCase] {
    let cases: [(Edge.Set, [CGFloat])] = [
      (.top, [0, 10, 200, 90]), (.bottom, [0, 0, 200, 90]), (.leading, [10, 0, 190, 100]),
      (.trailing, [0, 0, 190, 100]), (.horizontal, [10, 0, 180, 100]),
      (.vertical, [0, 10, 200, 80]), (.all, [10, 10, 180, 80]), ([], [0, 0, 200, 100]),
    ]
    return cases.map { edges, frame in
      LayoutCase("Padding at \(edges.rawValue)", filler("a").padding(edges, 10), ["a": frame])
    }
  }

  /// An offset moves what is seen, not the place; a position is that of the middle.
  private static var shifts: [LayoutCase] {
    [
      LayoutCase(
        "An offset leaves the neighbour where it was",
        HStack(spacing: 0) {
          box("a", 20, 10).offset(x: 30, y: 40)
          box("b", 20, 10)
        },
        ["a": [30, 40, 20, 10], "b": [20, 0, 20, 10]]
      ),
      LayoutCase(
        "An offset to the start",
        box("a", 20, 10).offset(x: -5),
        ["a": [-5, 0, 20, 10]]
      ),
      LayoutCase(
        "A position takes the room",
        box("a", 20, 10).position(x: 50, y: 30).id("all"),
        ["all": [0, 0, 200, 100], "a": [40, 25, 20, 10]]
      ),
      LayoutCase(
        "A position outside of the room",
        box("a", 20, 10).position(x: 250, y: -10),
        ["a": [240, -15, 20, 10]]
      ),
    ]
  }

  /// What changes only how a view looks leaves its frame.
  private static var effects: [LayoutCase] {
    [
      LayoutCase(
        "A border",
        box("a", 20, 10).border(.red, width: 5).id("all"),
        ["all": [0, 0, 20, 10]]
      ),
      LayoutCase("A scale", box("a", 20, 10).scaleEffect(3).id("all"), ["all": [0, 0, 20, 10]]),
      LayoutCase(
        "A turn",
        box("a", 20, 10).rotationEffect(.degrees(90)).id("all"),
        ["all": [0, 0, 20, 10]]
      ),
      LayoutCase(
        "A shadow",
        box("a", 20, 10).shadow(radius: 9).id("all"),
        ["all": [0, 0, 20, 10]]
      ),
      LayoutCase("A blur", box("a", 20, 10).blur(radius: 9).id("all"), ["all": [0, 0, 20, 10]]),
      LayoutCase(
        "A clip",
        box("a", 20, 10).clipShape(Circle()).id("all"),
        ["all": [0, 0, 20, 10]]
      ),
      LayoutCase("An opacity", box("a", 20, 10).opacity(0.5).id("all"), ["all": [0, 0, 20, 10]]),
    ]
  }

  /// An inset takes its room at an edge, and the view has the rest.
  private static var insets: [LayoutCase] {
    [
      LayoutCase(
        "At the bottom",
        filler("a").safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 200, 20) },
        ["a": [0, 0, 200, 80], "bar": [0, 80, 200, 20]]
      ),
      LayoutCase(
        "At the top",
        filler("a").safeAreaInset(edge: .top, spacing: 0) { box("bar", 200, 20) },
        ["a": [0, 20, 200, 80], "bar": [0, 0, 200, 20]]
      ),
      LayoutCase(
        "At the start, with a distance",
        filler("a").safeAreaInset(edge: .leading, spacing: 5) { box("bar", 20, 100) },
        ["a": [25, 0, 175, 100], "bar": [0, 0, 20, 100]]
      ),
    ]
  }
}
