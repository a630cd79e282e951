import SwiftUI

/// Lays out what is on the screen, and tells those that depend on sizes and places.
@MainActor final class ScreenLayout {
  /// The size of the screens of views that are mounted from now on.
  static var initialSize = CGSize(width: 390, height: 844)
  /// The names of the types of views that stand for others which are not shown.
  static var standIns: Set<String> = []

  /// How often views may change because of their sizes before the layout is left as it is.
  private static let limit = 50

  /// How often views are measured by containers that depend on them in turn.
  private static let containerLimit = 4

  /// A place that depends on the layout.
  private struct Reader {
    weak var node: ViewNode?
  }

  /// The size of the screen, all of which is safe.
  let size = ScreenLayout.initialSize
  /// How often everything was laid out.
  private(set) var round = 0
  /// What is shown above the rest, the topmost last.
  private(set) var screens: [ViewNode] = []

  private var readers: [ObjectIdentifier: Reader] = [:]
  private var rounds = 0
  private var measured: [(container: ViewNode, size: CGSize)] = []

  /// Has a place told of its size after each update.
  func add(_ node: ViewNode) { readers[ObjectIdentifier(node)] = Reader(node: node) }

  /// Begins an update.
  func begin() { rounds = 0 }

  /// Lays everything out if anything depends on it.
  func update(_ root: ViewNode?) {
    readers = readers.filter { $0.value.node?.isMounted == true }
    guard let root, !readers.isEmpty, rounds < Self.limit else { return }
    rounds += 1
    layOut(root)
    let places = readers.values.compactMap(\.node).sorted { $0.depth < $1.depth }
    for place in places {
      (place.view as? any GeometryReading)?.layoutChanged(in: place)
      let modifier = (place.view as? any ModifierHolder)?.heldModifier
      (modifier as? any GeometryReading)?.layoutChanged(in: place)
    }
  }

  /// Notes the size of a container by which a view inside was measured.
  func noteSize(_ size: CGSize, of container: ViewNode) { measured.append((container, size)) }

  /// Lays everything out, once more if containers have got another size than views inside went by.
  func layOut(_ root: ViewNode) {
    for _ in 0..<Self.containerLimit {
      measured = []
      layOutOnce(root)
      if measured.allSatisfy({ $0.container.placement?.size == $0.size }) { break }
    }
    measured = []
  }

  private func layOutOnce(_ root: ViewNode) {
    round += 1
    var builder = BoxBuilder(round: round)
    let window = builder.boxes(of: root)
    let screen = window.count == 1 ? window[0] : LayoutBox(VStackLayout(), window)
    place(screen, in: CGRect(origin: .zero, size: size))
    var next = 0
    while next < builder.screens.count {
      let node = builder.screens[next]
      let box = builder.presentedBox(of: node)
      place(box, in: PresentedPlace(node, in: size).rect(of: box))
      next += 1
    }
    screens = builder.screens
  }

  /// Places a view in the middle of a room.
  private func place(_ box: LayoutBox, in room: CGRect) {
    let middle = CGPoint(x: room.midX, y: room.midY)
    box.place(at: middle, anchor: .center, proposal: ProposedViewSize(room.size))
    box.layOut()
  }
}

/// A view or a modifier that depends on sizes and places.
@MainActor protocol GeometryReading {
  /// Everything has been laid out.
  func layoutChanged(in node: ViewNode)
}

extension ViewNode {
  /// Whether the place takes part in the layout while its parent does.
  var isLaidOut: Bool {
    if case .part(let name) = key { return asChild.isShown && !Self.unplacedParts.contains(name) }
    return asChild.isShown
  }

  private static let unplacedParts: Set = ["toolbar", "contextMenu", "swipeActions"]

  /// The rectangle on the screen, if the place has one.
  var placement: CGRect? {
    let placements = boxes.compactMap(\.placement)
    return placements.dropFirst().reduce(placements.first) { $0?.union($1) }
  }

  /// Where the place is, and the spaces around that have names.
  var geometry: Geometry? {
    guard let placement else { return nil }
    var spaces: [Geometry.Space] = []
    for place in ancestors {
      for space in place.ownSpaces {
        spaces.append(Geometry.Space(space: space, frame: place.placement ?? .zero))
      }
    }
    return Geometry(frame: placement, spaces: spaces)
  }

  private var ownSpaces: [CoordinateSpace] {
    if view is any ScrollingView {
      let axes: [NamedCoordinateSpace] = [
        .scrollView, .scrollView(axis: .vertical), .scrollView(axis: .horizontal),
      ]
      return axes.map(\.coordinateSpace)
    }
    let modifier = displayModifier
    switch modifier?.name {
    case "coordinateSpace(_:)":
      return (modifier?.argumentList.first as? NamedCoordinateSpace).map { [$0.coordinateSpace] }
        ?? []
    case "coordinateSpace(name:)":
      return (modifier?.argumentList.first as? any Hashable).map { [.named(AnyHashable($0))] } ?? []
    default: return []
    }
  }
}
