import SwiftUI

/// Layouts of stacks.
///
/// Sources: Apple's pages `HStack`, `VStack`, `ZStack`, `Spacer`, `Divider`, `View/layoutPriority(_:)`
/// and the session "Building custom views with SwiftUI" (2019), on how a stack divides its room: the
/// least flexible view chooses first, of an equal share of what is left.
@MainActor enum StackCases {
  static var all: [LayoutCase] {
    spacing + rooms + spacers + moreSpacers + priorities + dividers + nested + groups
  }

  /// `HStack` and `VStack`: the distance is the author's number, or a default.
  private static var spacing: [LayoutCase] {
    let distances: [CGFloat] = [0, 4, 10, 20]
    return distances.flatMap { spacing -> [LayoutCase] in
      [
        LayoutCase(
          "HStack with the distance \(spacing)",
          HStack(spacing: spacing) {
            box("a", 10, 20)
            box("b", 30, 20)
          },
          ["a": [0, 0, 10, 20], "b": [10 + spacing, 0, 30, 20]]
        ),
        LayoutCase(
          "VStack with the distance \(spacing)",
          VStack(spacing: spacing) {
            box("a", 30, 10)
            box("b", 30, 20)
          },
          ["a": [0, 0, 30, 10], "b": [0, 10 + spacing, 30, 20]]
        ),
      ]
    }
  }

  /// Flexible views share what fixed ones leave.
  private static var rooms: [LayoutCase] {
    let lengths: [CGFloat] = [0, 40, 100, 160]
    return lengths.flatMap { fixed -> [LayoutCase] in
      let rest = (200 - fixed) / 2
      return [
        LayoutCase(
          "HStack with \(fixed) fixed points",
          HStack(spacing: 0) {
            filler("a")
            box("fixed", fixed, 10)
            filler("b")
          },
          [
            "a": [0, 0, rest, 100], "fixed": [rest, 45, fixed, 10],
            "b": [rest + fixed, 0, rest, 100],
          ]
        ),
        LayoutCase(
          "VStack with \(fixed / 2) fixed points",
          VStack(spacing: 0) {
            filler("a")
            box("fixed", 10, fixed / 2)
            filler("b")
          },
          [
            "a": [0, 0, 200, rest / 2], "fixed": [95, rest / 2, 10, fixed / 2],
            "b": [0, rest / 2 + fixed / 2, 200, rest / 2],
          ]
        ),
      ]
    }
  }

  /// `Spacer`: expands along the axis of its stack; its `minLength` is its least length.
  private static var spacers: [LayoutCase] {
    [
      LayoutCase(
        "A spacer pushes views apart",
        HStack(spacing: 0) {
          box("a", 10, 10)
          Spacer()
          box("b", 10, 10)
        },
        ["a": [0, 0, 10, 10], "b": [190, 0, 10, 10]]
      ),
      LayoutCase(
        "A spacer in a column pushes views apart",
        VStack(spacing: 0) {
          box("a", 10, 10)
          Spacer()
          box("b", 10, 10)
        },
        ["a": [0, 0, 10, 10], "b": [0, 90, 10, 10]]
      ),
    ]
  }

  /// Several spacers share the room, and none is shorter than its least length.
  private static var moreSpacers: [LayoutCase] {
    [
      LayoutCase(
        "Two spacers put a view in the middle",
        HStack(spacing: 0) {
          Spacer()
          box("a", 20, 10)
          Spacer()
        },
        ["a": [90, 0, 20, 10]]
      ),
      LayoutCase(
        "A spacer has its least length where there is no room",
        HStack(spacing: 0) {
          box("a", 150, 10)
          Spacer(minLength: 30)
          box("b", 40, 10)
        },
        ["a": [0, 0, 150, 10], "b": [180, 0, 40, 10]]
      ),
    ]
  }

  /// `layoutPriority(_:)`: views of a higher priority are offered all the room but the least of others.
  private static var priorities: [LayoutCase] {
    let priorities: [Double] = [1, 5, 100]
    return priorities.flatMap { priority -> [LayoutCase] in
      [
        LayoutCase(
          "Priority \(priority) takes the room in a row",
          HStack(spacing: 0) {
            filler("a").layoutPriority(priority)
            filler("b")
          },
          ["a": [0, 0, 200, 100], "b": [200, 0, 0, 100]]
        ),
        LayoutCase(
          "Priority \(priority) leaves the least height",
          VStack(spacing: 0) {
            filler("a").frame(minHeight: 30)
            filler("b").layoutPriority(priority)
          },
          ["a": [0, 0, 200, 30], "b": [0, 30, 200, 70]]
        ),
      ]
    }
  }

  /// `Divider`: a line across the axis of the stack, as long as the stack lets it be.
  private static var dividers: [LayoutCase] {
    [
      LayoutCase(
        "A divider in a column goes from side to side",
        VStack(spacing: 0) {
          box("a", 200, 10)
          Divider().id("line")
        },
        ["line": [0, 10, 200, 1]]
      ),
      LayoutCase(
        "A divider in a row goes from top to bottom",
        HStack(spacing: 0) {
          box("a", 10, 10)
          Divider().id("line")
        },
        ["line": [10, 0, 1, 100]]
      ),
    ]
  }

  /// A stack is as large as its views need, and is a view like others in another stack.
  private static var nested: [LayoutCase] {
    [
      LayoutCase(
        "A row in a column",
        VStack(spacing: 5) {
          HStack(spacing: 5) {
            box("a", 10, 20)
            box("b", 10, 10)
          }
          .id("row")
          box("c", 25, 10)
        },
        ["row": [0, 0, 25, 20], "b": [15, 5, 10, 10], "c": [0, 25, 25, 10]]
      ),
      LayoutCase(
        "A ZStack is as large as its largest views",
        ZStack {
          box("a", 50, 10)
          box("b", 10, 40)
        }
        .id("all"),
        ["all": [0, 0, 50, 40], "a": [0, 15, 50, 10], "b": [20, 0, 10, 40]]
      ),
    ]
  }

  /// `Group` and `ForEach` give their views to the stack around.
  private static var groups: [LayoutCase] {
    [
      LayoutCase(
        "Views of a group are views of the stack",
        HStack(spacing: 2) {
          Group {
            box("a", 10, 10)
            box("b", 10, 10)
          }
          box("c", 10, 10)
        },
        ["a": [0, 0, 10, 10], "b": [12, 0, 10, 10], "c": [24, 0, 10, 10]]
      ),
      LayoutCase(
        "The views of ForEach are views of the stack",
        VStack(spacing: 1) { ForEach(["a", "b", "c"], id: \.self) { box($0 + "box", 5, 5) } },
        ["abox": [0, 0, 5, 5], "bbox": [0, 6, 5, 5], "cbox": [0, 12, 5, 5]]
      ),
    ]
  }
}
