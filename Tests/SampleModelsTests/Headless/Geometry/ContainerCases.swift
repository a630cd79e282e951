import SwiftUI

/// Layouts of containers that depend on their room, and of layouts of authors.
///
/// Sources: Apple's pages `GeometryReader`, `ViewThatFits`, `ScrollView`, `Layout`, `AnyLayout`,
/// `View/containerRelativeFrame(_:alignment:)` and `View/zIndex(_:)`.
@MainActor enum ContainerCases {
  static var all: [LayoutCase] { readers + fits + scrolls + layouts }

  /// A reader takes all it is offered and puts its content at the top leading corner.
  private static var readers: [LayoutCase] {
    [
      LayoutCase(
        "A reader takes the room",
        GeometryReader { _ in box("a", 20, 10) }.id("all"),
        ["all": [0, 0, 200, 100], "a": [0, 0, 20, 10]]
      ),
      LayoutCase(
        "Half of the width",
        GeometryReader { filler("a").frame(width: $0.size.width / 2) },
        ["a": [0, 0, 100, 100]]
      ),
      LayoutCase(
        "A reader in a frame",
        GeometryReader { filler("a").frame(height: $0.size.height / 4) }.frame(
          width: 40,
          height: 40
        ),
        ["a": [0, 0, 40, 10]]
      ),
      LayoutCase(
        "A reader beside a fixed view",
        HStack(spacing: 0) {
          box("b", 50, 10)
          GeometryReader { filler("a").frame(width: $0.size.width / 3, height: 10) }
        },
        ["a": [50, 0, 50, 10]]
      ),
    ]
  }

  /// The first view whose ideal size fits.
  private static var fits: [LayoutCase] {
    let cases: [(first: CGFloat, second: CGFloat, chosen: String, width: CGFloat)] = [
      (300, 120, "b", 120), (150, 120, "a", 150), (300, 250, "c", 40),
    ]
    return cases.map { first, second, chosen, width in
      LayoutCase(
        "Of \(first), \(second) and 40 points",
        ViewThatFits(in: .horizontal) {
          box("a", first, 10)
          box("b", second, 10)
          box("c", 40, 10)
        },
        [chosen: [0, 0, width, 10]]
      )
    }
  }

  /// A scroll view takes the room, and what is in it has its ideal length.
  private static var scrolls: [LayoutCase] {
    [
      LayoutCase(
        "Up and down",
        ScrollView {
          VStack(spacing: 0) {
            box("a", 50, 80)
            box("b", 50, 80)
          }
          .frame(maxWidth: .infinity)
        }
        .id("all"),
        ["all": [0, 0, 200, 100], "a": [75, 0, 50, 80], "b": [75, 80, 50, 80]]
      ),
      LayoutCase(
        "From side to side",
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            box("a", 150, 20)
            box("b", 150, 20)
          }
        },
        ["a": [0, 0, 150, 20], "b": [150, 0, 150, 20]]
      ),
    ]
  }

  /// A layout of an author places views where it says.
  private static var layouts: [LayoutCase] {
    [
      LayoutCase(
        "A layout that goes down like stairs",
        Stairs(step: 15) {
          box("a", 20, 10)
          box("b", 20, 10)
          box("c", 20, 10)
        }
        .id("all"),
        [
          "all": [0, 0, 50, 40], "a": [0, 0, 20, 10], "b": [15, 15, 20, 10], "c": [30, 30, 20, 10],
        ]
      ),
      LayoutCase(
        "A layout without its type",
        AnyLayout(HStackLayout(spacing: 3)) {
          box("a", 20, 10)
          box("b", 20, 10)
        },
        ["a": [0, 0, 20, 10], "b": [23, 0, 20, 10]]
      ),
      LayoutCase(
        "A level does not move a view",
        ZStack {
          box("a", 20, 10).zIndex(2)
          box("b", 40, 10)
        },
        ["a": [10, 0, 20, 10], "b": [0, 0, 40, 10]]
      ),
    ]
  }
}

/// A layout that puts each view one step to the side and down.
private struct Stairs: Layout {
  let step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let last = subviews.last?.sizeThatFits(.unspecified) ?? .zero
    let way = step * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: last.width + way, height: last.height + way)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let way = step * CGFloat(index)
      let point = CGPoint(x: bounds.minX + way, y: bounds.minY + way)
      subview.place(at: point, proposal: .unspecified)
    }
  }
}
