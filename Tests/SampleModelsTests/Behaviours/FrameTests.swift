import Headless
import SwiftUI
import Testing

/// Apple's pages `View/frame(width:height:alignment:)`, `View/frame(minWidth:…)`,
/// `View/fixedSize(horizontal:vertical:)`, `View/padding(_:_:)`, `View/offset(_:)`,
/// `View/position(_:)`, `View/aspectRatio(_:contentMode:)`, `View/overlay(alignment:content:)` and
/// `View/background(alignment:content:)`.
@MainActor @Suite("Behaviours: frames") struct FrameTests {
  /// The width of "ab" in the standard font, in whole pixels of which a point has three.
  private let short: CGFloat = 58 / 3.0

  private func frame(_ id: String, in view: MountedView) throws -> CGRect {
    try #require(try view.find(id: id).frame)
  }

  private func size(_ view: some View) throws -> CGSize {
    try frame("measured", in: mount(view.id("measured"))).size
  }

  @Test("A frame has its size whatever is inside")
  func fixed() throws {
    #expect(try size(Color.red.frame(width: 40, height: 30)) == CGSize(width: 40, height: 30))
    let view = mount(
      Color.red.frame(width: 100, height: 100).id("inner").frame(width: 50, height: 50)
        .id("outer")
    )
    #expect(try frame("outer", in: view).size == CGSize(width: 50, height: 50))
    #expect(try frame("inner", in: view).size == CGSize(width: 100, height: 100))
  }

  @Test("A frame of one length leaves the other one to the view")
  func oneLength() throws {
    #expect(try size(Color.red.frame(width: 40)) == CGSize(width: 40, height: 844))
    #expect(try size(Text("ab").frame(height: 100)) == CGSize(width: short, height: 100))
  }

  @Test("The view lies in its frame by the alignment")
  func alignment() throws {
    let view = mount(
      Color.red.frame(width: 10, height: 10).id("inner")
        .frame(width: 100, height: 100, alignment: .bottomLeading).id("outer")
    )
    let (inner, outer) = (try frame("inner", in: view), try frame("outer", in: view))
    #expect(inner.minX == outer.minX && inner.maxY == outer.maxY)
  }

  @Test("A greatest width without bounds takes all that is proposed")
  func infinite() throws {
    #expect(try size(Text("ab").frame(maxWidth: .infinity)) == CGSize(width: 390, height: 20))
    #expect(
      try size(Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity))
        == CGSize(width: 390, height: 844)
    )
  }

  @Test("A least width holds for a smaller view and gives way to a larger one")
  func least() throws {
    #expect(try size(Text("ab").frame(minWidth: 100)).width == 100)
    #expect(try size(Text("0123456789").frame(minWidth: 20)).width == 292 / 3.0)
  }

  @Test("A flexible frame stays within its bounds")
  func bounds() throws {
    let flexible = Color.red.frame(minWidth: 50, maxWidth: 200)
    #expect(try size(flexible).width == 200)
    #expect(try size(flexible.frame(width: 120)).width == 120)
    let view = mount(flexible.id("inner").frame(width: 10))
    #expect(try frame("inner", in: view).width == 50)
  }

  // View/fixedSize(): "fixes this view at its ideal size".
  @Test("fixedSize keeps the ideal size in a smaller frame")
  func fixedSize() throws {
    let long = "one two three four five"
    let view = mount(Text(long).fixedSize().id("text").frame(width: 50))
    #expect(try frame("text", in: view).size == CGSize(width: 527 / 3.0, height: 20))
    let plain = mount(Text(long).id("text").frame(width: 50))
    #expect(try frame("text", in: plain).width <= 50)
    #expect(try frame("text", in: plain).height > 20)
  }

  @Test("fixedSize of one axis lets a text grow downwards")
  func fixedHeight() throws {
    let text = Text("one two three four five").fixedSize(horizontal: false, vertical: true)
    let view = mount(text.id("text").frame(width: 50, height: 20))
    #expect(try frame("text", in: view).height > 20)
  }

  @Test("The ideal size is what a fixed view has")
  func ideal() throws {
    #expect(
      try size(Color.red.frame(idealWidth: 70, idealHeight: 60).fixedSize())
        == CGSize(width: 70, height: 60)
    )
    #expect(try size(Color.red.fixedSize()) == CGSize(width: 10, height: 10))
  }

  @Test("Padding adds to the size and takes from the proposal")
  func padding() throws {
    #expect(try size(Text("ab").padding(5)) == CGSize(width: short + 10, height: 30))
    #expect(try size(Text("ab").padding(.leading, 5)) == CGSize(width: short + 5, height: 20))
    #expect(
      try size(Text("ab").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == CGSize(width: short + 6, height: 24)
    )
    let view = mount(Color.red.id("inner").padding(10))
    #expect(try frame("inner", in: view) == CGRect(x: 10, y: 10, width: 370, height: 824))
  }

  @Test("The order of padding and frame matters")
  func order() throws {
    #expect(try size(Color.red.frame(width: 50, height: 50).padding(10)).width == 70)
    #expect(try size(Color.red.padding(10).frame(width: 50, height: 50)).width == 50)
  }

  @Test("Padding without a number is the system's")
  func systemPadding() throws {
    #expect(try size(Text("ab").padding()) == CGSize(width: short + 32, height: 52))
    #expect(try size(Text("ab").padding(.horizontal)) == CGSize(width: short + 32, height: 20))
  }

  // View/offset(_:): "the original dimensions of the view aren't changed".
  @Test("An offset moves what is seen and leaves the room where it was")
  func offset() throws {
    let view = mount(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).id("moved").offset(x: 5, y: 7)
        Color.red.frame(width: 10, height: 10).id("other")
      }
    )
    let (moved, other) = (try frame("moved", in: view), try frame("other", in: view))
    #expect(moved.minX == other.minX - 5)
    #expect(moved.minY == other.minY + 7)
  }

  // View/position(_:): "positions the center of this view at the specified point in its parent's
  // coordinate space".
  @Test("A position puts the middle there and takes all the room")
  func position() throws {
    let view = mount(
      Color.red.frame(width: 10, height: 20).id("inner").position(x: 100, y: 200).id("outer")
    )
    #expect(try frame("inner", in: view) == CGRect(x: 95, y: 190, width: 10, height: 20))
    #expect(try frame("outer", in: view).size == CGSize(width: 390, height: 844))
  }

  @Test("A relation of width and height is fitted into the room or fills it")
  func aspectRatio() throws {
    #expect(
      try size(Color.red.aspectRatio(2, contentMode: .fit)) == CGSize(width: 390, height: 195)
    )
    let filling = Color.red.aspectRatio(2, contentMode: .fill)
    #expect(try size(filling) == CGSize(width: 1688, height: 844))
    #expect(
      try size(Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit))
        == CGSize(width: 390, height: 780)
    )
  }

  @Test("A circle is as wide as it is high")
  func circle() throws {
    #expect(try size(Circle()) == CGSize(width: 390, height: 390))
    #expect(try size(Rectangle().frame(width: 20, height: 10)) == CGSize(width: 20, height: 10))
  }

  // View/overlay(alignment:content:): the overlay does not affect the size.
  @Test("Layers in front and behind take the size of the view, and change nothing of it")
  func layers() throws {
    let view = mount(
      Color.red.frame(width: 50, height: 40).id("base")
        .overlay(alignment: .topTrailing) { Color.blue.frame(width: 80, height: 5).id("front") }
        .background { Color.green.id("behind") }
        .id("all")
    )
    let base = try frame("base", in: view)
    #expect(try frame("behind", in: view) == base)
    #expect(try frame("all", in: view) == base)
    let front = try frame("front", in: view)
    #expect(front.maxX == base.maxX && front.minY == base.minY && front.width == 80)
  }

  @Test("A padded background is larger than the view, but not for the stack around")
  func outset() throws {
    let view = mount(
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
          .background { Color.blue.id("behind").padding(-5) }
        Color.red.frame(width: 10, height: 10).id("next")
      }
      .id("column")
    )
    #expect(try frame("behind", in: view).size == CGSize(width: 20, height: 20))
    #expect(try frame("column", in: view).height == 20)
  }

  @Test("A limit of lines holds for texts inside, and the font for their size")
  func textSize() throws {
    let long = String(repeating: "word ", count: 40)
    #expect(try size(Text(long).lineLimit(2)).height == 40)
    #expect(try size(VStack { Text(long) }.lineLimit(1)).height == 20)
    #expect(try size(Text("ab").font(.largeTitle)) == CGSize(width: 115 / 3.0, height: 41))
    #expect(
      try size(VStack { Text("ab") }.font(.system(size: 10))) == CGSize(width: 34 / 3.0, height: 12)
    )
  }

  @Test("A resizable image fills its room, another one keeps its size")
  func image() throws {
    let plain = try size(Image(systemName: "star"))
    #expect(plain.width == plain.height && plain.width < 50)
    #expect(try size(Image(systemName: "star").resizable()) == CGSize(width: 390, height: 844))
    #expect(
      try size(Image("photo").resizable().scaledToFit()) == CGSize(width: 390, height: 390)
    )
  }
}
