import Headless
import SwiftUI
import Testing

/// Apple's pages `ViewThatFits`, `View/alignmentGuide(_:computeValue:)`, `AlignmentID` and "Aligning
/// views across stacks".
@MainActor @Suite("Behaviours: ViewThatFits and alignment guides") struct ViewThatFitsTests {
  private func frame(_ id: String, in view: MountedView) throws -> CGRect {
    try #require(try view.find(id: id).frame)
  }

  private func fitting(_ width: CGFloat, in axes: Axis.Set = .horizontal) -> [String] {
    mount(
      ViewThatFits(in: axes) {
        Text("a rather long text")
        Text("shorter")
        Text("x")
      }
      .frame(width: width)
    ).texts
  }

  // ViewThatFits: "evaluates its child views in the order you provide ... selects the first child
  // whose ideal size on the constrained axes fits within the proposed size".
  @Test("The first view that fits is shown, and the last one if none does")
  func first() {
    #expect(fitting(300) == ["a rather long text"])
    #expect(fitting(100) == ["shorter"])
    #expect(fitting(40) == ["x"])
    #expect(fitting(2) == ["x"])
  }

  @Test("A view that need not fit along an axis is shown whatever its length there")
  func axes() {
    #expect(fitting(40, in: .vertical) == ["a rather long text"])
  }

  @Test("Only the shown view appears, and those behind it are not evaluated")
  func effects() {
    final class Diary: @unchecked Sendable { var events: [String] = [] }
    struct Part: View {
      let name: String
      let width: CGFloat
      let diary: Diary
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onAppear { diary.events.append(name) }
      }
    }
    let diary = Diary()
    let view = mount(
      ViewThatFits {
        Part(name: "wide", width: 500, diary: diary)
        Part(name: "middle", width: 100, diary: diary)
        Part(name: "narrow", width: 10, diary: diary)
      }
    )
    #expect(view.bodyCount(of: Part.self) == 2)
    #expect(diary.events == ["middle"])
  }

  @Test("Another view is shown when the room changes")
  func changing() throws {
    struct Screen: View {
      @State private var width: CGFloat = 200
      var body: some View {
        ViewThatFits {
          Text("a long text")
          Text("x")
        }
        .frame(width: width, height: 20)
        Button("Shrink") { width = 50 }
        Button("Grow") { width = 200 }
      }
    }
    let view = mount(Screen())
    #expect(view.shows("a long text"))
    try view.tap("Shrink")
    #expect(view.shows("x") && !view.shows("a long text"))
    try view.tap("Grow")
    #expect(view.shows("a long text") && !view.shows("x"))
  }

  @Test("The shown view decides on the size")
  func size() throws {
    let view = mount(
      ViewThatFits {
        Color.red.frame(width: 500, height: 10)
        Color.red.frame(width: 60, height: 20)
      }
      .id("fitting")
    )
    #expect(try frame("fitting", in: view).size == CGSize(width: 60, height: 20))
  }

  // View/alignmentGuide(_:computeValue:)
  @Test("A guide of a view moves it against the others")
  func guide() throws {
    let view = mount(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 30, height: 10).id("a")
        Color.red.frame(width: 30, height: 10).id("b")
          .alignmentGuide(.leading) { $0[.leading] - 12 }
      }
      .id("column")
    )
    #expect(try frame("b", in: view).minX - frame("a", in: view).minX == 12)
    #expect(try frame("column", in: view).width == 42)
  }

  @Test("A guide is computed from the size and the other guides of the view")
  func computed() throws {
    let view = mount(
      HStack(alignment: .center, spacing: 0) {
        Color.red.frame(width: 10, height: 40).id("a")
        Color.red.frame(width: 10, height: 20).id("b")
          .alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
      }
    )
    #expect(try frame("b", in: view).maxY == frame("a", in: view).midY)
  }

  @Test("A guide for another alignment than the stack's changes nothing")
  func otherGuide() throws {
    let view = mount(
      VStack(alignment: .center, spacing: 0) {
        Color.red.frame(width: 30, height: 10).id("a")
        Color.red.frame(width: 30, height: 10).id("b").alignmentGuide(.leading) { _ in 100 }
      }
    )
    #expect(try frame("a", in: view).minX == frame("b", in: view).minX)
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  // AlignmentID and "Aligning views across stacks"
  @Test("A guide of the author's lines up views of different stacks")
  func acrossStacks() throws {
    let middle = VerticalAlignment(Middle.self)
    let view = mount(
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 30)
          Color.red.frame(width: 10, height: 20).id("left").alignmentGuide(middle) { $0.height / 2 }
        }
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 12).id("right")
            .alignmentGuide(middle) { $0.height / 2 }
          Color.red.frame(width: 10, height: 50)
        }
        Color.red.frame(width: 10, height: 5).id("plain")
      }
    )
    #expect(try frame("left", in: view).midY == frame("right", in: view).midY)
    #expect(try frame("plain", in: view).maxY == frame("left", in: view).midY)
  }

  // VerticalAlignment/combineExplicit(_:): "returns the mean of all non-nil values ... however, some
  // types use other rules".
  @Test("Guides of several views are joined by the rule of the guide")
  func combining() {
    let values: [CGFloat?] = [10, nil, 30]
    #expect(VerticalAlignment(Middle.self).combineExplicit(values) == 20)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 10)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 30)
    #expect(VerticalAlignment(Middle.self).combineExplicit([CGFloat?]()) == nil)
  }

  @Test("A guide stays with the view behind padding and a frame")
  func wrapped() throws {
    let view = mount(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 30, height: 10).id("a")
        Color.red.frame(width: 30, height: 10).id("b")
          .alignmentGuide(.leading) { _ in 10 }
          .padding(5)
      }
    )
    #expect(try frame("a", in: view).minX - frame("b", in: view).minX == 10)
  }

  // View/overlay(alignment:content:)
  @Test("An overlay is lined up by the guides of both views")
  func overlayGuide() throws {
    let view = mount(
      Color.red.frame(width: 100, height: 100).id("base")
        .overlay(alignment: .topTrailing) {
          Color.blue.frame(width: 20, height: 20).id("badge")
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    )
    let (base, badge) = (try frame("base", in: view), try frame("badge", in: view))
    #expect(badge.midX == base.maxX && badge.midY == base.minY)
  }
}
