import SwiftUI

/// Layouts of alignments and of layers.
///
/// Sources: Apple's pages `Alignment`, `HorizontalAlignment`, `VerticalAlignment`,
/// `View/alignmentGuide(_:computeValue:)`, `View/overlay(alignment:content:)`,
/// `View/background(alignment:content:)` and "Aligning views within a stack".
@MainActor enum AlignmentCases {
  static var all: [LayoutCase] { inFrames + inStacks + inLayers + acrossStacks + guides }

  /// `frame(width:height:alignment:)` puts the view where the alignment says.
  private static var inFrames: [LayoutCase] {
    nineAlignments.map { alignment, x, y in
      LayoutCase(
        "A view in a frame at \(x) \(y)",
        box("a", 20, 10).frame(width: 100, height: 50, alignment: alignment),
        ["a": [80 * x, 40 * y, 20, 10]]
      )
    }
  }

  /// `ZStack(alignment:)` lines all views up by both guides.
  private static var inStacks: [LayoutCase] {
    nineAlignments.map { alignment, x, y in
      LayoutCase(
        "A view in a ZStack at \(x) \(y)",
        ZStack(alignment: alignment) {
          box("back", 100, 50)
          box("a", 20, 10)
        },
        ["back": [0, 0, 100, 50], "a": [80 * x, 40 * y, 20, 10]]
      )
    }
  }

  /// A layer does not change the size of the view that it belongs to.
  private static var inLayers: [LayoutCase] {
    nineAlignments.flatMap { alignment, x, y in
      [
        LayoutCase(
          "An overlay at \(x) \(y)",
          box("a", 100, 50).overlay(alignment: alignment) { box("layer", 20, 10) }.id("all"),
          ["all": [0, 0, 100, 50], "layer": [80 * x, 40 * y, 20, 10]]
        ),
        LayoutCase(
          "A larger background at \(x) \(y)",
          box("a", 20, 10).background(alignment: alignment) { box("layer", 40, 30) }.id("all"),
          ["all": [0, 0, 20, 10], "layer": [-20 * x, -20 * y, 40, 30]]
        ),
      ]
    } + [
      LayoutCase(
        "A flexible layer is as large as the view",
        box("a", 60, 30).background { filler("layer") },
        ["layer": [0, 0, 60, 30]]
      )
    ]
  }

  /// Stacks line views up across their axis.
  private static var acrossStacks: [LayoutCase] {
    let rows: [(alignment: VerticalAlignment, part: CGFloat)] = [
      (.top, 0), (.center, 0.5), (.bottom, 1),
    ]
    let columns: [(alignment: HorizontalAlignment, part: CGFloat)] = [
      (.leading, 0), (.center, 0.5), (.trailing, 1),
    ]
    let inRows = rows.map { alignment, part in
      LayoutCase(
        "A row lined up at \(part)",
        HStack(alignment: alignment, spacing: 0) {
          box("high", 10, 50)
          box("low", 10, 20)
        },
        ["high": [0, 0, 10, 50], "low": [10, 30 * part, 10, 20]]
      )
    }
    let inColumns = columns.map { alignment, part in
      LayoutCase(
        "A column lined up at \(part)",
        VStack(alignment: alignment, spacing: 0) {
          box("wide", 50, 10)
          box("narrow", 20, 10)
        },
        ["wide": [0, 0, 50, 10], "narrow": [30 * part, 10, 20, 10]]
      )
    }
    return inRows + inColumns
  }

  /// A guide that an author computes is where a view is lined up.
  private static var guides: [LayoutCase] {
    let shifts: [CGFloat] = [0, 5, 20]
    return shifts.flatMap { shift -> [LayoutCase] in
      [
        LayoutCase(
          "A guide \(shift) points below the top",
          HStack(alignment: .top, spacing: 0) {
            box("a", 10, 40)
            box("b", 10, 20).alignmentGuide(.top) { $0[.top] - shift }
          },
          ["a": [0, 0, 10, 40], "b": [10, shift, 10, 20]]
        ),
        LayoutCase(
          "A guide \(shift) points before the start",
          VStack(alignment: .leading, spacing: 0) {
            box("a", 40, 10)
            box("b", 20, 10).alignmentGuide(.leading) { $0[.leading] - shift }
          },
          ["a": [0, 0, 40, 10], "b": [shift, 10, 20, 10]]
        ),
      ]
    }
  }
}
