import Headless
import SwiftUI
import Testing

/// Apple's pages `View/onScrollPhaseChange(_:)`, `ScrollPhase`,
/// `View/onScrollVisibilityChange(threshold:_:)` and
/// `View/onScrollTargetVisibilityChange(idType:threshold:_:)`.
@MainActor @Suite("Behaviours: scrolling observed") struct ScrollObservingTests {
  private final class Diary: @unchecked Sendable {
    var events: [String] = []
  }

  /// Rows of a hundred points; the screen shows eight and a part of the ninth.
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 100) }
      }
    }
  }

  // ScrollPhase: "idle", "interacting": the user is interacting with the scroll view,
  // "decelerating": it goes on to its target after the user has let go.
  @Test("A user's scrolling goes from idle to interacting and back")
  func interacting() throws {
    let diary = Diary()
    let view = mount(
      ScrollView { Rows() }.onScrollPhaseChange { old, new in
        diary.events.append("\(old)→\(new)")
      }
    )
    #expect(diary.events == [])
    try view.scroll(by: CGSize(width: 0, height: 120))
    #expect(diary.events == ["idle→interacting", "interacting→idle"])
  }

  @Test("A scroll view decelerates where its behaviour changes the target")
  func decelerating() throws {
    let diary = Diary()
    let view = mount(
      ScrollView { Rows().scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned)
        .onScrollPhaseChange { _, new, context in
          diary.events.append("\(new) at \(Int(context.geometry.contentOffset.y))")
        }
    )
    try view.scroll(by: CGSize(width: 0, height: 120))
    #expect(diary.events == ["interacting at 0", "decelerating at 0", "idle at 100"])
  }

  @Test("An animated change of the position is a phase of its own")
  func animating() async throws {
    struct Screen: View {
      @State private var position = ScrollPosition(edge: .top)
      @State private var phase = ScrollPhase.idle
      var body: some View {
        Button("Down") { withAnimation { position.scrollTo(edge: .bottom) } }
        Text("\(phase)")
        ScrollView { Rows() }
          .scrollPosition($position)
          .onScrollPhaseChange { _, new in phase = new }
      }
    }
    let view = mount(Screen())
    try view.tap("Down")
    #expect(view.shows("animating"))
    await view.advance(by: .seconds(1))
    #expect(view.shows("idle"))
  }

  // View/onScrollVisibilityChange(threshold:_:): the action is called when the view crosses the
  // threshold to be on or off the screen.
  @Test("A row is told when more of it than the threshold comes into sight, and when it goes")
  func visibility() throws {
    let diary = Diary()
    let view = mount(
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 1000)
          Text("target").frame(height: 100)
            .onScrollVisibilityChange(threshold: 0.5) { diary.events.append("\($0)") }
          Color.clear.frame(height: 2000)
        }
      }
    )
    try view.scroll(by: CGSize(width: 0, height: 180))
    #expect(diary.events == [])
    try view.scroll(by: CGSize(width: 0, height: 60))
    #expect(diary.events == ["true"])
    try view.scroll(by: CGSize(width: 0, height: 60))
    #expect(diary.events == ["true"])
    try view.scroll(by: CGSize(width: 0, height: 900))
    #expect(diary.events == ["true", "false"])
  }

  @Test("A view that is in sight from the start is told at once")
  func visibleAtOnce() {
    let diary = Diary()
    _ = mount(
      ScrollView { Text("a").onScrollVisibilityChange { diary.events.append("\($0)") } }
    )
    #expect(diary.events == ["true"])
  }

  @Test("The targets that are in sight are told by their identities")
  func targets() throws {
    let diary = Diary()
    let view = mount(
      ScrollView { Rows().scrollTargetLayout() }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { ids in
          diary.events.append("\(ids.first ?? -1) to \(ids.last ?? -1)")
        }
    )
    #expect(diary.events == ["0 to 7"])
    try view.scroll(by: CGSize(width: 0, height: 60))
    #expect(diary.events == ["0 to 7", "1 to 8"])
  }
}
