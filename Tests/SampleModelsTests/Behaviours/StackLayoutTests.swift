import Headless
import SwiftUI
import Testing

/// Apple's pages `HStack`, `VStack`, `ZStack`, `Spacer`, `Divider`, `View/layoutPriority(_:)` and the
/// session "Building custom views with SwiftUI", on how a stack divides its room.
@MainActor @Suite("Behaviours: stacks") struct StackLayoutTests {
  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  private func frame(_ id: String, in view: MountedView) throws -> CGRect {
    try #require(try view.find(id: id).frame)
  }

  @Test("A stack is as large as its views and their distances")
  func size() throws {
    let view = mount(
      VStack {
        HStack(spacing: 5) {
          box("a", 10, 20)
          box("b", 30, 40)
        }
        .id("row")
        VStack(spacing: 0) {
          box("c", 10, 20)
          box("d", 30, 40)
        }
        .id("column")
      }
    )
    #expect(try frame("row", in: view).size == CGSize(width: 45, height: 40))
    #expect(try frame("column", in: view).size == CGSize(width: 30, height: 60))
  }

  @Test("Without a number stacks keep the usual distance")
  func usualSpacing() throws {
    let view = mount(
      HStack {
        box("a", 10)
        box("b", 10)
      }
    )
    #expect(try frame("b", in: view).minX - frame("a", in: view).maxX == 8)
  }

  @Test("Flexible views share the room equally")
  func equalShares() throws {
    let view = mount(
      HStack(spacing: 0) {
        Color.red.id("a")
        Color.blue.id("b")
        Color.green.id("c")
      }
    )
    #expect(try ["a", "b", "c"].map { try frame($0, in: view).width } == [130, 130, 130])
  }

  @Test("A view of a fixed size takes its room first, whatever its place")
  func leastFlexibleFirst() throws {
    let view = mount(
      HStack(spacing: 10) {
        Color.red.id("a")
        box("fixed", 170)
        Color.blue.id("b")
      }
    )
    #expect(try frame("a", in: view).width == 100)
    #expect(try frame("b", in: view).width == 100)
    #expect(try frame("fixed", in: view).minX == 110)
  }

  @Test("A view with a greatest width leaves the rest to the others")
  func bounded() throws {
    let view = mount(
      HStack(spacing: 0) {
        Color.red.id("free")
        Color.blue.frame(maxWidth: 50).id("bounded")
      }
    )
    #expect(try frame("bounded", in: view).width == 50)
    #expect(try frame("free", in: view).width == 340)
  }

  // View/layoutPriority(_:): "raises the priority ... the parent allocates the space remaining after
  // subtracting the minimum size of lower-priority views".
  @Test("A higher priority gets all but the least lengths of the others")
  func priority() throws {
    let view = mount(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 40).id("low")
        Color.blue.layoutPriority(1).id("high")
      }
    )
    #expect(try frame("low", in: view).width == 40)
    #expect(try frame("high", in: view).width == 350)
  }

  @Test("A negative priority gets what is left")
  func negativePriority() throws {
    let view = mount(
      HStack(spacing: 0) {
        Color.red.layoutPriority(-1).id("low")
        Color.blue.id("a")
      }
    )
    #expect(try frame("low", in: view).width == 0)
    #expect(try frame("a", in: view).width == 390)
  }

  @Test("A long text is broken where a fixed neighbour leaves it no room")
  func text() throws {
    let view = mount(
      HStack(spacing: 0) {
        Text("one two three four").id("text")
        box("fixed", 300)
      }
    )
    let text = try frame("text", in: view)
    #expect(text.width <= 90)
    #expect(text.height == 40)
  }

  // Spacer: "expands along the major axis of its containing stack layout, or on both axes if not
  // contained in a stack".
  @Test("A space pushes views apart and takes nothing across")
  func spacer() throws {
    let view = mount(
      HStack {
        box("a", 10)
        Spacer().id("space")
        box("b", 10)
      }
      .id("row")
    )
    #expect(try frame("a", in: view).minX == 0)
    #expect(try frame("b", in: view).maxX == 390)
    #expect(try frame("row", in: view).height == 10)
    #expect(try frame("space", in: view).height == 0)
  }

  @Test("A space has a least length, and outside of a stack it grows both ways")
  func spacerLength() throws {
    let view = mount(
      HStack(spacing: 0) {
        box("a", 200)
        Spacer(minLength: 30)
        box("b", 200)
      }
    )
    #expect(try frame("b", in: view).minX - frame("a", in: view).maxX == 30)
    let alone = mount(Spacer().id("space"))
    #expect(try frame("space", in: alone).size == CGSize(width: 390, height: 844))
  }

  @Test("Two spaces share the rest, so that what is between them is in the middle")
  func twoSpacers() throws {
    let view = mount(
      VStack {
        Spacer()
        box("middle", 10)
        Spacer()
      }
    )
    #expect(try frame("middle", in: view).midY == 422)
  }

  @Test("A line lies across the stack")
  func divider() throws {
    let view = mount(
      VStack {
        Divider().id("level")
        HStack { Divider().id("upright") }.frame(height: 50)
      }
    )
    #expect(try frame("level", in: view).size == CGSize(width: 390, height: 1))
    #expect(try frame("upright", in: view).size == CGSize(width: 1, height: 50))
  }

  @Test("Views are lined up across the stack by its alignment")
  func alignment() throws {
    let expectations: [(HorizontalAlignment, [CGFloat])] = [
      (.leading, [0, 0]), (.center, [10, 0]), (.trailing, [20, 0]),
    ]
    for (alignment, expected) in expectations {
      let view = mount(
        VStack(alignment: alignment) {
          box("narrow", 10)
          box("wide", 30)
        }
        .id("column")
      )
      let start = try frame("column", in: view).minX
      let places = try ["narrow", "wide"].map { try frame($0, in: view).minX - start }
      #expect(places == expected)
    }
  }

  // VerticalAlignment/firstTextBaseline and lastTextBaseline
  @Test("Base lines of text are lined up")
  func baselines() throws {
    let view = mount(
      HStack(alignment: .firstTextBaseline) {
        Text("small").id("small")
        Text("large").font(.largeTitle).id("large")
      }
    )
    let (small, large) = (try frame("small", in: view), try frame("large", in: view))
    // A line is 20 points high in the body's font and 41 in the largest; base lines are at 4/5.
    #expect(small.minY + 16 == large.minY + 32.8)
    #expect(small.maxY < large.maxY)
  }

  @Test("Layers lie above one another, and the largest decides on the size")
  func layers() throws {
    let view = mount(
      ZStack(alignment: .bottomTrailing) {
        box("large", 100, 80)
        box("small", 10, 20)
      }
      .id("layers")
    )
    let (layers, small) = (try frame("layers", in: view), try frame("small", in: view))
    #expect(layers.size == CGSize(width: 100, height: 80))
    #expect(small.maxX == layers.maxX && small.maxY == layers.maxY)
  }

  @Test("Each view of a group takes part in the stack on its own")
  func groups() throws {
    let view = mount(
      HStack(spacing: 1) {
        Group {
          box("a", 10)
          box("b", 10)
        }
        .padding(2)
        ForEach(0..<2) { Color.red.frame(width: 10, height: 10).id("row \($0)") }
        if true { box("c", 10) }
      }
      .id("row")
    )
    #expect(try frame("row", in: view).width == 14 + 14 + 10 + 10 + 10 + 4)
  }

  @Test("Views that are not there take no distance")
  func missing() throws {
    let view = mount(
      HStack(spacing: 7) {
        box("a", 10)
        if false { box("b", 10) }
        EmptyView()
        box("c", 10)
      }
    )
    #expect(try frame("c", in: view).minX - frame("a", in: view).maxX == 7)
  }

  @Test("A hidden view keeps its room")
  func hidden() throws {
    let view = mount(
      HStack(spacing: 0) {
        box("a", 10).hidden()
        box("b", 10).opacity(0)
        box("c", 10)
      }
      .id("row")
    )
    #expect(try frame("row", in: view).width == 30)
  }
}
