import Headless
import SwiftUI
import Testing

/// Apple's pages `Layout`, `AnyLayout`, `LayoutSubview`, `LayoutValueKey`, `ViewDimensions` and
/// "Composing custom layouts with SwiftUI".
@MainActor @Suite("Behaviours: Layout") struct LayoutProtocolTests {
  private final class Diary: @unchecked Sendable { var events: [String] = [] }

  /// Places views along a diagonal, each at the end of the one before.
  private struct Diagonal: Layout {
    var diary: Diary?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      diary?.events.append("\(proposal.width ?? -1)×\(proposal.height ?? -1)")
      return subviews.reduce(into: CGSize.zero) { size, subview in
        let own = subview.sizeThatFits(.unspecified)
        size.width += own.width
        size.height += own.height
      }
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      var point = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: point, proposal: .unspecified)
        point.x += size.width
        point.y += size.height
      }
    }
  }

  @Test("A layout of the author's decides on sizes and places")
  func places() throws {
    let view = mount(
      Diagonal {
        Color.red.frame(width: 10, height: 20).accessibilityIdentifier("a")
        Color.red.frame(width: 30, height: 40).id("b")
      }
      .id("all")
    )
    let all = try #require(view.find(id: "all").frame)
    #expect(all.size == CGSize(width: 40, height: 60))
    #expect(all.midX == 195 && all.midY == 422)
    let second = try #require(view.find(id: "b").frame)
    #expect(second == CGRect(x: all.minX + 10, y: all.minY + 20, width: 30, height: 40))
  }

  @Test("A layout is proposed what the views around leave")
  func proposal() throws {
    let diary = Diary()
    let view = mount(Diagonal(diary: diary) { Text("a") }.frame(width: 100, height: 50))
    _ = try view.find("a").frame
    #expect(diary.events.first == "100.0×50.0")
  }

  // Layout/placeSubviews(in:proposal:subviews:cache:): "If you don't place a subview, SwiftUI places
  // it in the center of the layout".
  @Test("A view that a layout does not place is in the middle")
  func unplaced() throws {
    struct Lazy: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 100, height: 100) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {}
    }
    let view = mount(Lazy { Color.red.frame(width: 10, height: 10).id("a") })
    let frame = try #require(view.find(id: "a").frame)
    #expect(frame == CGRect(x: 190, y: 417, width: 10, height: 10))
  }

  private struct Rank: LayoutValueKey { static let defaultValue = 0 }

  // LayoutValueKey and View/layoutValue(key:value:)
  @Test("A layout reads the values and priorities of its views, also behind other modifiers")
  func values() throws {
    struct Reader: Layout {
      let diary: Diary
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize {
        diary.events = subviews.map { "\($0[Rank.self]) \($0.priority)" }
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {}
    }
    let diary = Diary()
    let view = mount(
      Reader(diary: diary) {
        Text("a").layoutValue(key: Rank.self, value: 3).padding()
        Text("b").layoutPriority(2)
        Text("c")
      }
    )
    _ = try view.find("a").frame
    #expect(diary.events == ["3 0.0", "0 2.0", "0 0.0"])
  }

  // Layout/makeCache(subviews:): what it makes is given to the other methods.
  @Test("The cache is made once and kept between the calls of one layout")
  func cache() throws {
    struct Caching: Layout {
      let diary: Diary
      func makeCache(subviews: Subviews) -> Int {
        diary.events.append("make \(subviews.count)")
        return 10
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize
      {
        cache += 1
        return CGSize(width: 20, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Int
      ) { diary.events.append("place \(cache > 10)") }
    }
    let diary = Diary()
    let view = mount(Caching(diary: diary) { Text("a") })
    _ = try view.find("a").frame
    #expect(diary.events == ["make 1", "place true"])
  }

  // LayoutSubview/place(at:anchor:proposal:)
  @Test("An anchor says which point of a view is put in the place")
  func anchor() throws {
    struct Corner: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 100, height: 100) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {
        let end = CGPoint(x: bounds.maxX, y: bounds.maxY)
        subviews[0].place(at: end, anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
    let view = mount(Corner { Color.red.frame(width: 10, height: 10).id("a") })
    let frame = try #require(view.find(id: "a").frame)
    #expect(frame.maxX == 245 && frame.maxY == 472)
  }

  // AnyLayout: "you can dynamically change the layout ... without changing the identity of the views".
  @Test("Another layout in AnyLayout keeps the state of the views")
  func anyLayout() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var isWide = true
      var body: some View {
        let layout =
          isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Counter()
          Button("Turn") { isWide.toggle() }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("count 0")
    let (first, second) = (view.elements[0].frame, view.elements[1].frame)
    #expect(first?.maxX == second?.minX)
    try view.tap("Turn")
    #expect(view.has("count 1"))
    #expect(view.elements[0].frame?.maxY == view.elements[1].frame?.minY)
  }

  // Layout/explicitAlignment(of:in:proposal:subviews:cache:)
  @Test("A guide that a layout sets moves the layout as a whole")
  func explicitAlignment() throws {
    struct Indented: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize { subviews[0].sizeThatFits(proposal) }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
      func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGFloat? { guide == .leading ? bounds.minX + 10 : nil }
    }
    let view = mount(
      VStack(alignment: .leading) {
        Color.red.frame(width: 100, height: 10).id("plain")
        Indented { Color.red.frame(width: 50, height: 10).id("indented") }
      }
    )
    let plain = try #require(view.find(id: "plain").frame)
    let indented = try #require(view.find(id: "indented").frame)
    #expect(plain.minX - indented.minX == 10)
  }

  // ProposedViewSize: zero asks for the least, infinity for the greatest, unspecified for the ideal.
  @Test("A view answers the least, the ideal and the greatest proposal")
  func questions() throws {
    struct Asking: Layout {
      let diary: Diary
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize {
        diary.events = [ProposedViewSize.zero, .unspecified, .infinity].map {
          "\(subviews[0].sizeThatFits($0).width)"
        }
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {}
    }
    let diary = Diary()
    let view = mount(
      Asking(diary: diary) { Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 200).id(1) }
    )
    _ = try view.find(id: 1).frame
    #expect(diary.events == ["20.0", "50.0", "200.0"])
  }

  // ProposedViewSize/replacingUnspecifiedDimensions(by:)
  @Test("What is not proposed is replaced, ten points unless told otherwise")
  func replacing() {
    #expect(
      ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 3)
    )
    let size = CGSize(width: 5, height: 6)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: size) == size)
  }
}
