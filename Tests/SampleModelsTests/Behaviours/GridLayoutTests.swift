import Headless
import SwiftUI
import Testing

/// Apple's pages `Grid`, `GridRow`, `LazyVGrid`, `GridItem`, `View/gridCellColumns(_:)`,
/// `View/gridCellUnsizedAxes(_:)`, `View/gridCellAnchor(_:)` and `View/gridColumnAlignment(_:)`.
@MainActor @Suite("Behaviours: Grid") struct GridLayoutTests {
  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  private func frame(_ id: String, in view: MountedView) throws -> CGRect {
    try #require(try view.find(id: id).frame)
  }

  @Test("A column is as wide as its widest cell, a row as high as its highest")
  func tracks() throws {
    let view = mount(
      Grid(horizontalSpacing: 1, verticalSpacing: 2) {
        GridRow {
          box("a", 10, 30)
          box("b", 40, 10)
        }
        GridRow {
          box("c", 20, 10)
          box("d", 10, 10)
        }
      }
      .id("grid")
    )
    #expect(try frame("grid", in: view).size == CGSize(width: 61, height: 42))
    #expect(try frame("a", in: view).midX == frame("c", in: view).midX)
    #expect(try frame("b", in: view).midY == frame("a", in: view).midY)
  }

  @Test("Cells are lined up by the grid, by their row and by their column")
  func alignments() throws {
    let view = mount(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("a", 50, 50)
          box("low", 10, 10)
        }
        GridRow {
          box("left", 10)
          box("right", 5).gridColumnAlignment(.trailing)
        }
      }
    )
    #expect(try frame("low", in: view).maxY == frame("a", in: view).maxY)
    #expect(try frame("left", in: view).minX == frame("a", in: view).minX)
    #expect(try frame("right", in: view).maxX == frame("low", in: view).maxX)
  }

  // Grid: "a view that isn't in a row spans all columns".
  @Test("A view outside of a row takes all columns")
  func wholeRow() throws {
    let view = mount(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 30)
          box("b", 30)
        }
        Text("x").frame(maxWidth: .infinity).gridCellUnsizedAxes(.horizontal).id("line")
      }
      .id("grid")
    )
    #expect(try frame("grid", in: view).width == 60)
    #expect(try frame("line", in: view).width == 60)
  }

  @Test("A cell may take several columns")
  func span() throws {
    let view = mount(
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          box("a", 10)
          box("b", 10)
          box("c", 10)
        }
        GridRow {
          Color.blue.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
            .id("wide")
          box("d", 10)
        }
      }
    )
    #expect(try frame("wide", in: view).width == 25)
    #expect(try frame("d", in: view).minX == frame("c", in: view).minX)
  }

  // View/gridCellUnsizedAxes(_:): "prevents the view from taking extra space".
  @Test("A flexible cell makes its column wide unless it has no size of its own")
  func unsized() throws {
    func grid(_ axes: Axis.Set) -> MountedView {
      mount(
        Grid {
          GridRow { box("a", 30) }
          Divider().gridCellUnsizedAxes(axes)
        }
        .id("grid")
      )
    }
    #expect(try frame("grid", in: grid([])).width == 390)
    #expect(try frame("grid", in: grid(.horizontal)).width == 30)
  }

  @Test("An anchor puts a cell's view at a point of the cell")
  func anchor() throws {
    let view = mount(
      Grid {
        GridRow {
          box("small", 10, 10).gridCellAnchor(.bottomTrailing)
          box("high", 10, 50)
        }
        GridRow { box("wide", 40) }
      }
    )
    #expect(try frame("small", in: view).maxY == frame("high", in: view).maxY)
    #expect(try frame("small", in: view).maxX == frame("wide", in: view).maxX)
  }

  @Test("Flexible columns share what the others leave")
  func flexible() throws {
    let view = mount(
      Grid(horizontalSpacing: 0) {
        GridRow {
          box("fixed", 90)
          Color.red.id("a")
          Color.red.id("b")
        }
      }
    )
    #expect(try frame("a", in: view).width == 150)
    #expect(try frame("b", in: view).width == 150)
  }

  // GridItem/Size: fixed, flexible and adaptive
  @Test("A lazy grid has columns of fixed and of shared widths")
  func lazyColumns() throws {
    let columns = [GridItem(.fixed(90), spacing: 0), GridItem(spacing: 0), GridItem()]
    let view = mount(
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<4) { Color.red.frame(height: 10).id("cell \($0)") }
      }
      .id("grid")
    )
    #expect(try frame("cell 0", in: view).width == 90)
    #expect(try frame("cell 1", in: view).width == 150)
    #expect(try frame("cell 2", in: view).width == 150)
    #expect(try frame("cell 3", in: view).minX == frame("cell 0", in: view).minX)
    #expect(try frame("cell 3", in: view).minY - frame("cell 0", in: view).maxY == 4)
    #expect(try frame("grid", in: view).height == 24)
  }

  @Test("An adaptive item makes as many columns as fit")
  func adaptive() throws {
    let view = mount(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)], spacing: 0) {
        ForEach(0..<4) { Color.red.frame(height: 10).id("cell \($0)") }
      }
    )
    // Three columns of 100 and two distances of 10 fit into 390; each takes its share of the rest.
    #expect(try abs(frame("cell 2", in: view).maxX - 390) < 0.001)
    #expect(try frame("cell 3", in: view).minY == frame("cell 0", in: view).maxY)
    #expect(try abs(frame("cell 0", in: view).width - 370.0 / 3) < 0.001)
  }

  @Test("A lazy grid that grows sidewards fills rows")
  func lazyRows() throws {
    let view = mount(
      LazyHGrid(rows: [GridItem(.fixed(20), spacing: 5), GridItem(.fixed(30))], spacing: 3) {
        ForEach(0..<3) { Color.red.frame(width: 10).id("cell \($0)") }
      }
      .frame(height: 55)
    )
    #expect(try frame("cell 0", in: view).height == 20)
    #expect(try frame("cell 1", in: view).minY - frame("cell 0", in: view).maxY == 5)
    #expect(try frame("cell 2", in: view).minX - frame("cell 0", in: view).maxX == 3)
  }

  // GridLayout: "a grid that you can use in conditional layouts".
  @Test("A grid can be one of several layouts")
  func conditional() throws {
    let layout = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
    let view = mount(
      layout {
        GridRow {
          box("a", 10)
          box("b", 20)
        }
        GridRow {
          box("c", 30)
          box("d", 40)
        }
      }
      .id("grid")
    )
    #expect(try frame("grid", in: view).size == CGSize(width: 70, height: 20))
  }
}
