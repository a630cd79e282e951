import Headless
import SwiftUI
import Testing

/// Apple's pages `GeometryReader`, `GeometryProxy`, `CoordinateSpace`, `Anchor`,
/// `View/anchorPreference(key:value:transform:)`, `View/onGeometryChange(for:of:action:)` and
/// `View/containerRelativeFrame(_:alignment:)`.
@MainActor @Suite("Behaviours: GeometryReader") struct GeometryReaderTests {
  private final class Diary: @unchecked Sendable { var events: [String] = [] }

  private func frame(_ id: String, in view: MountedView) throws -> CGRect {
    try #require(try view.find(id: id).frame)
  }

  @Test("A reader fills its room and tells its content how much that is")
  func size() {
    let view = mount(GeometryReader { Text("\(Int($0.size.width))×\(Int($0.size.height))") })
    #expect(view.texts == ["390×844"])
    let framed = mount(
      GeometryReader { Text("\(Int($0.size.width))×\(Int($0.size.height))") }
        .frame(width: 100, height: 50)
        .padding()
    )
    #expect(framed.texts == ["100×50"])
  }

  @Test("A reader in a stack is told what the others leave")
  func share() {
    let view = mount(
      HStack(spacing: 0) {
        Color.red.frame(width: 90)
        GeometryReader { Text("\(Int($0.size.width))") }
        GeometryReader { Text("\(Int($0.size.width))") }
      }
    )
    #expect(view.texts == ["150", "150"])
  }

  @Test("A reader where nothing is laid out here is evaluated too")
  func toolbar() {
    let view = mount(
      NavigationStack {
        Text("a").toolbar { GeometryReader { _ in Button("Add") {} } }
      }
    )
    #expect(view.has("Add"))
  }

  @Test("The content begins in the top leading corner")
  func corner() throws {
    let view = mount(GeometryReader { _ in Color.red.frame(width: 10, height: 10).id("inner") })
    #expect(try frame("inner", in: view).origin == .zero)
  }

  @Test("A reader in a background knows the size of the view, whose size stays")
  func background() throws {
    let view = mount(
      Text("abcd").id("text").background { GeometryReader { Text("\(Int($0.size.width))") } }
    )
    #expect(view.texts.contains("37"))
    #expect(try frame("text", in: view).width == 112 / 3.0)
  }

  @Test("The content is evaluated once for its size, and again when the size changes")
  func evaluations() throws {
    struct Inner: View {
      let width: CGFloat
      var body: some View { Text("\(Int(width))") }
    }
    struct Screen: View {
      @State private var isWide = false
      @State private var count = 0
      var body: some View {
        VStack {
          GeometryReader { Inner(width: $0.size.width) }.frame(width: isWide ? 200 : 100)
          Button("Widen") { isWide = true }
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    let view = mount(Screen())
    #expect(view.bodyCount(of: Inner.self) == 1)
    try view.tap("Count 0")
    #expect(view.bodyCount(of: Inner.self) == 1)
    try view.tap("Widen")
    #expect(view.shows("200"))
    #expect(view.bodyCount(of: Inner.self) == 2)
  }

  @Test("The content appears once, with its real size")
  func appearance() {
    let diary = Diary()
    let view = mount(
      GeometryReader { proxy in
        Color.red.onAppear { diary.events.append("\(Int(proxy.size.width))") }
      }
      .frame(width: 70)
    )
    #expect(view.texts.isEmpty)
    #expect(diary.events == ["70"])
  }

  // GeometryProxy/frame(in:)
  @Test("A rectangle is told in the space of the screen, of the view and of a name")
  func spaces() {
    let view = mount(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(height: 100)
        GeometryReader { proxy in
          let (global, local) = (proxy.frame(in: .global), proxy.frame(in: .local))
          let named = proxy.frame(in: .named("column"))
          Text("\(Int(global.minX)) \(Int(local.minX)) \(Int(named.minX)) \(Int(named.minY))")
        }
        .padding(.leading, 20)
      }
      .coordinateSpace(.named("column"))
      .padding(.leading, 5)
    )
    #expect(view.texts == ["25 0 20 100"])
  }

  @Test("The bounds of a named space are seen from the view, and there are none for another name")
  func bounds() {
    let view = mount(
      GeometryReader { proxy in
        let bounds = proxy.bounds(of: .named("around"))
        let other = proxy.bounds(of: .named("nowhere"))
        Text("\(Int(bounds?.minX ?? 99)) \(Int(bounds?.width ?? 99)) \(other == nil)")
      }
      .padding(10)
      .coordinateSpace(.named("around"))
    )
    #expect(view.texts == ["-10 390 true"])
  }

  // View/onGeometryChange(for:of:action:)
  @Test("A change of geometry is told with the old and the new value, once a change")
  func onGeometryChange() throws {
    struct Screen: View {
      @State private var width: CGFloat = 50
      let diary: Diary
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: { old, new in
              diary.events.append("\(Int(old))→\(Int(new))")
            }
          Button("Grow") { width += 10 }
          Button("Same") { width += 0 }
        }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    #expect(diary.events.count == 1)
    try view.tap("Grow")
    try view.tap("Same")
    #expect(diary.events.dropFirst() == ["50→60"])
  }

  @Test("A state that follows a size is shown in the same frame")
  func measured() {
    struct Screen: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Text("abcd").onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
          Text("is \(Int(width))")
        }
      }
    }
    #expect(mount(Screen()).texts == ["abcd", "is 37"])
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(
      value: inout [String: Anchor<CGRect>],
      nextValue: () -> [String: Anchor<CGRect>]
    ) { value.merge(nextValue()) { $1 } }
  }

  // View/anchorPreference(key:value:transform:) and GeometryProxy/subscript(_:)
  @Test("An anchor tells the bounds of a view inside in the coordinates of the reader")
  func anchors() throws {
    let view = mount(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { ["blue": $0] }
      }
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds["blue"] {
            let rect = proxy[anchor]
            Text("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width))")
            Color.green.frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY).id("marker")
          }
        }
      }
    )
    #expect(view.texts == ["0 10 20"])
  }

  @Test("A point of a view is told as well")
  func pointAnchor() {
    struct Points: PreferenceKey {
      static let defaultValue: [Anchor<CGPoint>] = []
      static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
        value += nextValue()
      }
    }
    let view = mount(
      ZStack {
        Color.red.frame(width: 100, height: 40)
          .anchorPreference(key: Points.self, value: .center) { [$0] }
          .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
      }
      .backgroundPreferenceValue(Points.self) { points in
        GeometryReader { proxy in
          Text(points.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " "))
        }
      }
    )
    #expect(view.texts == ["50,20 100,40"])
  }

  @Test("An anchor follows its view")
  func movingAnchor() throws {
    struct Screen: View {
      @State private var offset: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("Down") { offset += 30 }
          Color.clear.frame(width: 1, height: offset)
          Color.blue.frame(width: 20, height: 10)
            .anchorPreference(key: Bounds.self, value: .bounds) { ["blue": $0] }
        }
        .overlayPreferenceValue(Bounds.self) { bounds in
          GeometryReader { proxy in Text("\(Int(bounds["blue"].map { proxy[$0].minY } ?? -1))") }
        }
      }
    }
    let view = mount(Screen())
    #expect(view.shows("20"))
    try view.tap("Down")
    #expect(view.shows("50"))
  }

  // View/containerRelativeFrame(_:alignment:): "the nearest container ... the window, a column of a
  // split view, a navigation stack, a tab view, a scrollable view".
  @Test("A frame by its container has the size of the scroll view around, not of the stack")
  func containerFrame() throws {
    let view = mount(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { Color.red.containerRelativeFrame(.horizontal).id("page \($0)") }
        }
      }
      .frame(width: 200)
    )
    #expect(try frame("page 0", in: view).width == 200)
    #expect(try frame("page 2", in: view).minX - frame("page 0", in: view).minX == 400)
  }

  @Test("A frame takes a number of columns of its container")
  func containerColumns() throws {
    let view = mount(
      VStack {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10).id("one")
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).id("three")
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.id("third")
      }
    )
    #expect(try frame("one", in: view).width == 90)
    #expect(try frame("three", in: view).width == 290)
    #expect(try frame("third", in: view).width == 130)
  }
}
