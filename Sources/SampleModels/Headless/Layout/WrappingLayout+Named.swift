import SwiftUI

extension WrappingLayout {
  /// The layout of the modifier that a method makes, if it lays views out.
  @MainActor static func named(
    _ name: String,
    _ arguments: ModifierArguments,
    in node: ViewNode
  ) -> WrappingLayout? {
    if name.hasPrefix("padding(") || name.hasPrefix("safeAreaPadding(") {
      return padding(arguments)
    }
    if name.hasPrefix("containerRelativeFrame(") { return containerFrame(arguments, in: node) }
    switch name {
    case "frame(width:height:alignment:)":
      return frame(
        width: arguments[0, CGFloat.self],
        height: arguments[1, CGFloat.self],
        alignment: arguments[2] ?? .center
      )
    case "frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)":
      return flexibleFrame(
        LengthBounds(least: arguments[0], ideal: arguments[1], most: arguments[2]),
        LengthBounds(least: arguments[3], ideal: arguments[4], most: arguments[5]),
        arguments[6] ?? .center
      )
    case "fixedSize()": return fixedSize(horizontal: true, vertical: true)
    case "fixedSize(horizontal:vertical:)":
      return fixedSize(horizontal: arguments[0] ?? false, vertical: arguments[1] ?? false)
    case "scaledToFit()": return aspectRatio(nil, .fit)
    case "scaledToFill()": return aspectRatio(nil, .fill)
    case "aspectRatio(_:contentMode:)":
      let ratio = arguments[0, CGSize.self].map { $0.width / $0.height } ?? arguments[0]
      return aspectRatio(ratio, arguments[1] ?? .fit)
    case "offset(_:)": return arguments[0].map(offset)
    case "offset(x:y:)":
      return offset(
        CGSize(width: arguments[0, CGFloat.self] ?? 0, height: arguments[1, CGFloat.self] ?? 0)
      )
    case "position(_:)": return arguments[0].map(position)
    case "position(x:y:)":
      return position(
        CGPoint(x: arguments[0, CGFloat.self] ?? 0, y: arguments[1, CGFloat.self] ?? 0)
      )
    case "alignmentGuide(_:computeValue:)": return guide(arguments)
    default: return nil
    }
  }

  private static func padding(_ arguments: ModifierArguments) -> WrappingLayout {
    if let insets = arguments[0, EdgeInsets.self] { return padding(insets) }
    let edges = arguments[0, Edge.Set.self] ?? .all
    // Without a number the system chooses the distance; on a phone it is this one.
    let length = arguments[0, CGFloat.self] ?? arguments[1] ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  private static func guide(_ arguments: ModifierArguments) -> WrappingLayout? {
    guard let compute = arguments[1, ((ViewDimensions) -> CGFloat).self] else { return nil }
    nonisolated(unsafe) let computeValue = compute
    if let guide = arguments[0, HorizontalAlignment.self] {
      return self.guide(.horizontal(guide)) { computeValue($0) }
    }
    return arguments[0, VerticalAlignment.self].map { guide in
      self.guide(.vertical(guide)) { computeValue($0) }
    }
  }

  /// A size that is computed from the nearest container around.
  @MainActor private static func containerFrame(
    _ arguments: ModifierArguments,
    in node: ViewNode
  ) -> WrappingLayout? {
    guard let axes = arguments[0, Axis.Set.self] else { return nil }
    let container = node.containerSize
    func length(_ axis: Axis) -> CGFloat? {
      guard axes.includes(axis) else { return nil }
      if let compute = arguments[2, ((CGFloat, Axis) -> CGFloat).self] {
        return compute(container[axis], axis)
      }
      guard let count = arguments[1, Int.self], let span = arguments[2, Int.self],
        let spacing = arguments[3, CGFloat.self]
      else { return container[axis] }
      let one = (container[axis] - spacing * CGFloat(count - 1)) / CGFloat(count)
      return one * CGFloat(span) + spacing * CGFloat(span - 1)
    }
    let alignment: Alignment = arguments[1] ?? arguments[4] ?? .center
    return frame(width: length(.horizontal), height: length(.vertical), alignment: alignment)
  }
}

extension ViewNode {
  /// The size of the container around by which views inside measure themselves: a scroll view, a
  /// list, a screen, a column or the window.
  fileprivate var containerSize: CGSize {
    let container = ancestors.first { $0.view is any SizingContainer }
    guard let container else { return graph.layout.size }
    let size = container.placement?.size ?? graph.layout.size
    graph.layout.noteSize(size, of: container)
    return size
  }
}

/// A container by which views inside measure themselves.
private protocol SizingContainer {}

extension ScrollView: SizingContainer {}
extension List: SizingContainer {}
extension Form: SizingContainer {}
extension NavigationStack: SizingContainer {}
extension NavigationSplitView: SizingContainer {}
extension TabView: SizingContainer {}
