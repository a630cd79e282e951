import SwiftUI

/// Layouts of grids and lazy containers.
///
/// Sources: Apple's pages `Grid`, `GridRow`, `View/gridCellColumns(_:)`, `LazyVGrid`, `LazyHGrid`,
/// `GridItem.Size`, `LazyVStack` and `LazyHStack`.
@MainActor enum GridCases {
  static var all: [LayoutCase] { grids + wideCells + columns + rows + stacks }

  /// A column is as wide as its widest cell, a row as high as its highest.
  private static var grids: [LayoutCase] {
    let distances: [CGFloat] = [0, 6]
    return distances.map { spacing in
      LayoutCase(
        "A grid with the distance \(spacing)",
        Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
          GridRow {
            box("a", 10, 10)
            box("b", 30, 20)
          }
          GridRow {
            box("c", 20, 10)
            box("d", 10, 10)
          }
        },
        [
          "a": [5, 5, 10, 10], "b": [20 + spacing, 0, 30, 20], "c": [0, 20 + spacing, 20, 10],
          "d": [30 + spacing, 20 + spacing, 10, 10],
        ]
      )
    }
  }

  /// `gridCellColumns(_:)`, and a view that is in no row.
  private static var wideCells: [LayoutCase] {
    [
      LayoutCase(
        "A cell of two columns",
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10)
            box("b", 20, 10)
          }
          GridRow { box("wide", 40, 10).gridCellColumns(2) }
        },
        ["wide": [0, 10, 40, 10], "b": [20, 0, 20, 10]]
      ),
      LayoutCase(
        "A view outside of rows has the whole width",
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10)
            box("b", 40, 10)
          }
          box("c", 10, 10)
        },
        ["c": [25, 10, 10, 10]]
      ),
    ]
  }

  /// The kinds of columns of a lazy grid.
  private static var columns: [LayoutCase] {
    func grid(_ items: [GridItem]) -> some View {
      LazyVGrid(columns: items, spacing: 0) {
        filler("a").frame(height: 10)
        filler("b").frame(height: 10)
        filler("c").frame(height: 10)
      }
    }
    let none: CGFloat = 0
    return [
      LayoutCase(
        "Two flexible columns",
        grid([GridItem(.flexible(), spacing: none), GridItem(.flexible(), spacing: none)]),
        ["a": [0, 0, 100, 10], "b": [100, 0, 100, 10], "c": [0, 10, 100, 10]]
      ),
      LayoutCase(
        "A fixed and a flexible column",
        grid([GridItem(.fixed(50), spacing: none), GridItem(.flexible(), spacing: none)]),
        ["a": [0, 0, 50, 10], "b": [50, 0, 150, 10], "c": [0, 10, 50, 10]]
      ),
      LayoutCase(
        "As many columns as there is room for",
        grid([GridItem(.adaptive(minimum: 60), spacing: none)]),
        ["a": [0, 0, 66.67, 10], "b": [66.67, 0, 66.67, 10], "c": [133.33, 0, 66.67, 10]]
      ),
      LayoutCase(
        "A flexible column has a greatest width",
        grid([
          GridItem(.flexible(maximum: 40), spacing: none), GridItem(.flexible(), spacing: none),
        ]),
        ["a": [0, 0, 40, 10], "b": [40, 0, 160, 10]]
      ),
      LayoutCase(
        "The distance of columns",
        grid([GridItem(.flexible(), spacing: 20), GridItem(.flexible())]),
        ["a": [0, 0, 90, 10], "b": [110, 0, 90, 10]]
      ),
    ]
  }

  /// The rows of a lazy grid that goes sideways.
  private static var rows: [LayoutCase] {
    [
      LayoutCase(
        "Two flexible rows",
        LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 5) {
          filler("a").frame(width: 10)
          filler("b").frame(width: 10)
          filler("c").frame(width: 10)
        },
        ["a": [0, 0, 10, 50], "b": [0, 50, 10, 50], "c": [15, 0, 10, 50]]
      ),
      LayoutCase(
        "A fixed row",
        LazyHGrid(rows: [GridItem(.fixed(30))], spacing: 5) {
          filler("a").frame(width: 10)
          filler("b").frame(width: 10)
        },
        ["a": [0, 35, 10, 30], "b": [15, 35, 10, 30]]
      ),
    ]
  }

  /// A lazy stack takes all the room across.
  private static var stacks: [LayoutCase] {
    [
      LayoutCase(
        "A lazy column",
        LazyVStack(spacing: 5) {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        .id("all"),
        ["all": [0, 0, 200, 25], "a": [90, 0, 20, 10], "b": [90, 15, 20, 10]]
      ),
      LayoutCase(
        "A lazy column with its views at the start",
        LazyVStack(alignment: .leading, spacing: 0) { box("a", 20, 10) },
        ["a": [0, 0, 20, 10]]
      ),
      LayoutCase(
        "A lazy row",
        LazyHStack(spacing: 5) {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        .id("all"),
        ["all": [0, 0, 45, 100], "a": [0, 45, 20, 10], "b": [25, 45, 20, 10]]
      ),
      LayoutCase(
        "A lazy row with its views at the top",
        LazyHStack(alignment: .top, spacing: 0) { box("a", 20, 10) },
        ["a": [0, 0, 20, 10]]
      ),
    ]
  }
}
