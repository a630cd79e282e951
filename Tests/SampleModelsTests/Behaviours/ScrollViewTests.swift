import Headless
import SwiftUI
import Testing

/// Apple's pages `ScrollView`, `ScrollViewReader`, `ScrollViewProxy/scrollTo(_:anchor:)`,
/// `View/scrollPosition(id:anchor:)`, `ScrollPosition`, `ScrollTargetBehavior`,
/// `View/scrollTargetLayout(isEnabled:)` and `View/onScrollGeometryChange(for:of:action:)`.
@MainActor @Suite("Behaviours: ScrollView") struct ScrollViewTests {
  /// Twenty rows of a hundred points.
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 100) }
      }
    }
  }

  private func offset(_ view: MountedView) -> CGFloat? { view.scrollGeometry?.contentOffset.y }

  @Test("Content has its ideal length along the scroll view and its room across")
  func size() throws {
    let view = mount(ScrollView { Color.red.id("content") }.id("view"))
    #expect(try view.find(id: "view").frame?.size == CGSize(width: 390, height: 844))
    #expect(try view.find(id: "content").frame?.size == CGSize(width: 390, height: 10))
    let level = mount(ScrollView(.horizontal) { Color.red.id("content") })
    #expect(try level.find(id: "content").frame?.size == CGSize(width: 10, height: 844))
  }

  @Test("Scrolling goes as far as there is content")
  func limits() throws {
    let view = mount(ScrollView { Rows() })
    #expect(view.scrollGeometry?.contentSize.height == 2000)
    try view.scroll(by: CGSize(width: 0, height: 500))
    #expect(offset(view) == 500)
    try view.scroll(by: CGSize(width: 30, height: 5000))
    #expect(view.scrollGeometry?.contentOffset == CGPoint(x: 0, y: 1156))
    try view.scroll(by: CGSize(width: 0, height: -9000))
    #expect(offset(view) == 0)
  }

  @Test("Without anything to scroll it is said so")
  func nothing() {
    let view = mount(Text("a"))
    #expect(throws: InteractionError.self) { try view.scroll(by: CGSize(width: 0, height: 10)) }
  }

  // ScrollViewProxy/scrollTo(_:anchor:)
  @Test("A proxy scrolls to a view, with its anchor at that of the scroll view")
  func scrollTo() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Top") { proxy.scrollTo(10, anchor: .top) }.frame(height: 22)
            Button("Bottom") { proxy.scrollTo(10, anchor: .bottom) }.frame(height: 22)
            Button("Center") { proxy.scrollTo(10, anchor: .center) }.frame(height: 0)
            ScrollView { Rows() }
          }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Top")
    #expect(offset(view) == 1000)
    try view.tap("Bottom")
    #expect(offset(view) == 300)
    try view.tap("Center")
    #expect(offset(view) == 650)
  }

  // "If this anchor is nil, this method finds the container of the identified view, and scrolls the
  // minimum amount to make the identified view wholly visible."
  @Test("Without an anchor it scrolls the shortest way")
  func shortest() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { Rows() }
            .overlay {
              Button("Seen") { proxy.scrollTo(2) }
              Button("Below") { proxy.scrollTo(10) }
              Button("Above") { proxy.scrollTo(1) }
              Button("Nowhere") { proxy.scrollTo("none") }
            }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Seen")
    #expect(offset(view) == 0)
    try view.tap("Below")
    #expect(offset(view) == 256)
    try view.tap("Nowhere")
    #expect(offset(view) == 256)
    try view.tap("Above")
    #expect(offset(view) == 100)
  }

  @Test("A view that comes with the same action can be scrolled to")
  func newRow() throws {
    struct Screen: View {
      @State private var count = 10
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 100) }
          }
          .overlay {
            Button("Add") {
              count += 1
              proxy.scrollTo(count - 1, anchor: .bottom)
            }
          }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Add")
    let geometry = try #require(view.scrollGeometry)
    #expect(geometry.contentOffset.y == geometry.contentSize.height - 844)
  }

  // View/scrollPosition(id:anchor:)
  @Test("A position by an identity scrolls there and follows the user")
  func positionByID() throws {
    struct Screen: View {
      @State private var row: Int? = 0
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $row, anchor: .top)
        .overlay {
          Text("at \(row ?? -1)")
          Button("Seven") { row = 7 }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Seven")
    #expect(offset(view) == 700)
    try view.scroll(by: CGSize(width: 0, height: -350))
    #expect(view.shows("at 3"))
  }

  // ScrollPosition
  @Test("A position is written by the program and by the user")
  func position() throws {
    struct Screen: View {
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        ScrollView { Rows() }
          .scrollPosition($position)
          .overlay {
            Button("End") { position.scrollTo(edge: .bottom) }
            Button("Point") { position.scrollTo(y: 120) }
            Button("Row") { position.scrollTo(id: 5, anchor: .top) }
            Text(position.isPositionedByUser ? "user" : "program")
          }
      }
    }
    let view = mount(Screen())
    try view.tap("End")
    #expect(offset(view) == 1156)
    try view.tap("Point")
    #expect(offset(view) == 120)
    try view.tap("Row")
    #expect(offset(view) == 500)
    #expect(view.shows("program"))
    try view.scroll(by: CGSize(width: 0, height: 10))
    #expect(view.shows("user"))
    try view.tap("End")
    #expect(view.shows("program"))
  }

  @Test("A position knows its edge, its point or its view")
  func positionValue() {
    var position = ScrollPosition(idType: Int.self)
    #expect(position.viewID(type: Int.self) == nil)
    position.scrollTo(id: 4)
    #expect(position.viewID(type: Int.self) == 4)
    #expect(position.viewID(type: String.self) == nil)
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.point == nil)
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2) && position.edge == nil)
  }

  // ScrollTargetBehavior/paging
  @Test("Scrolling by pages comes to rest at whole ones")
  func paging() throws {
    let view = mount(ScrollView { Rows() }.scrollTargetBehavior(.paging))
    try view.scroll(by: CGSize(width: 0, height: 300))
    #expect(offset(view) == 0)
    try view.scroll(by: CGSize(width: 0, height: 500))
    #expect(offset(view) == 844)
  }

  // ScrollTargetBehavior/viewAligned
  @Test("Scrolling by views comes to rest at the nearest one")
  func viewAligned() throws {
    let view = mount(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    )
    try view.scroll(by: CGSize(width: 0, height: 260))
    #expect(offset(view) == 300)
    try view.scroll(by: CGSize(width: 0, height: -140))
    #expect(offset(view) == 200)
  }

  // ScrollTargetBehavior/updateTarget(_:context:)
  @Test("A behaviour of the author's is asked with the target and the sizes")
  func customBehavior() throws {
    struct Halves: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let isFar = target.rect.minY > context.contentSize.height / 2 - context.containerSize.height
        target.rect.origin.y = isFar ? 1000 : context.originalTarget.rect.minY
      }
    }
    let view = mount(ScrollView { Rows() }.scrollTargetBehavior(Halves()))
    try view.scroll(by: CGSize(width: 0, height: 100))
    #expect(offset(view) == 0)
    try view.scroll(by: CGSize(width: 0, height: 200))
    #expect(offset(view) == 1000)
  }

  // View/onScrollGeometryChange(for:of:action:)
  @Test("A value of the scrolling is told when it changes")
  func geometryChange() throws {
    final class Diary: @unchecked Sendable { var events: [String] = [] }
    let diary = Diary()
    let view = mount(
      ScrollView { Rows() }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { old, new in
          if old != new { diary.events.append("\(old)→\(new)") }
        }
    )
    try view.scroll(by: CGSize(width: 0, height: 50))
    try view.scroll(by: CGSize(width: 0, height: 100))
    try view.scroll(by: CGSize(width: 0, height: 100))
    #expect(diary.events == ["false→true"])
  }

  @Test("A reader inside is told where it is while the user scrolls")
  func readerInside() throws {
    let view = mount(
      ScrollView {
        GeometryReader { Text("y \(Int($0.frame(in: .scrollView).minY))") }.frame(height: 100)
        Rows()
      }
    )
    #expect(view.shows("y 0"))
    try view.scroll(by: CGSize(width: 0, height: 30))
    #expect(view.shows("y -30"))
  }

  @Test("A list has rows of a least height and can be scrolled")
  func list() throws {
    let view = mount(List(0..<40, id: \.self) { Text("row \($0)") })
    // Forty rows, below the distance before the first group.
    #expect(view.scrollGeometry?.contentSize == CGSize(width: 390, height: 1780))
    try view.scroll(by: CGSize(width: 0, height: 100))
    #expect(offset(view) == 100)
  }
}
