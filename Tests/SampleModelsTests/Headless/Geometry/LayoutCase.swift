import Headless
import SwiftUI
import Testing

/// A layout, and the frames that it must have by Apple's documentation.
@MainActor struct LayoutCase {
  /// What the layout shows.
  let name: String
  /// The views, of which some have the identities of the frames.
  let view: AnyView
  /// The frames by identity: x, y, width and height from the top leading corner of the whole.
  let frames: [String: [CGFloat]]

  init<V: View>(_ name: String, _ view: V, _ frames: [String: [CGFloat]]) {
    self.name = name
    self.view = AnyView(view)
    self.frames = frames
  }

  /// How far a frame may be from the right one.
  private static let tolerance: CGFloat = 0.5

  /// Mounts the views in a room of 200 by 100 points and compares the frames.
  func check(line: Int = #line) throws {
    let room = AnyView(view.frame(width: 200, height: 100, alignment: .topLeading).id("room"))
    let mounted = mount(room)
    let origin = try #require(try mounted.find(id: "room").frame).origin
    for (id, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(try mounted.find(id: id).frame, "\(name): \(id) has no frame")
      let found = [
        frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height,
      ]
      let isRight = zip(found, expected).allSatisfy { abs($0 - $1) <= Self.tolerance }
      #expect(isRight, "\(name): \(id) is at \(found), not at \(expected)")
    }
  }
}

/// A view of a size.
@MainActor func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).id(id)
}

/// A view that takes all it is offered.
@MainActor func filler(_ id: String) -> some View { Color.blue.id(id) }

/// The nine ways to line a view up in another one, with the parts of the room before it.
let nineAlignments: [(alignment: Alignment, x: CGFloat, y: CGFloat)] = [
  (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0),
  (.leading, 0, 0.5), (.center, 0.5, 0.5), (.trailing, 1, 0.5),
  (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1),
]
