import SwiftUI

/// Makes the boxes of the views in a tree.
@MainActor struct BoxBuilder {
  /// The views that are shown above the others, found on the way; each has the screen for itself.
  private(set) var screens: [ViewNode] = []

  /// The boxes of a place: one for a view, several for a group, none for what is not seen.
  ///
  /// - Parameter axis: the axis of the stack around, along which a space is stretched.
  mutating func boxes(of node: ViewNode, along axis: Axis? = nil) -> [LayoutBox] {
    if case .presentation = node.role {
      screens.append(node)
      return []
    }
    let boxes = makeBoxes(of: node, along: axis)
    node.boxes = boxes
    return boxes
  }

  /// The boxes of all that is seen in a place.
  mutating func inside(_ node: ViewNode, along axis: Axis? = nil) -> [LayoutBox] {
    node.children.flatMap { child in
      child.isLaidOut ? boxes(of: child, along: axis) : []
    }
  }

  /// One box for all that is seen in a place.
  mutating func whole(_ node: ViewNode, _ layout: any Layout = VStackLayout()) -> LayoutBox {
    let inside = inside(node, along: layout.stackAxis)
    return inside.count == 1 ? inside[0] : LayoutBox(layout, inside)
  }

  private mutating func makeBoxes(of node: ViewNode, along axis: Axis?) -> [LayoutBox] {
    if let holder = node.view as? any ModifierHolder {
      guard let modifier = holder.heldModifier as? any LaidOutModifier else {
        return inside(node, along: axis)
      }
      return modifier.boxes(in: node, along: axis, &self)
    }
    if let view = node.view as? any LaidOutPlace {
      return view.boxes(in: node, along: axis, &self)
    }
    if case .control(let control) = node.role { return [controlBox(control, in: node)] }
    return inside(node, along: axis)
  }

  /// A control: its label, and what is used beside it in the size it has on a phone.
  private mutating func controlBox(_ control: Control, in node: ViewNode) -> LayoutBox {
    switch control {
    case .button, .link, .selection, .value: return whole(node, HStackLayout())
    case .toggle: return row(node, CGSize(width: 51, height: 31))
    case .stepper: return row(node, CGSize(width: 94, height: 32))
    case .slider: return filling(height: 31)
    case .text: return filling(height: 22)
    }
  }

  private mutating func row(_ node: ViewNode, _ size: CGSize) -> LayoutBox {
    let space = LayoutBox(LeafLayout.space(nil, along: .horizontal))
    return LayoutBox(
      HStackLayout(),
      inside(node, along: .horizontal) + [space, LayoutBox(LeafLayout { _ in size })]
    )
  }

  private func filling(height: CGFloat) -> LayoutBox {
    LayoutBox(
      LeafLayout {
        CGSize(width: $0.replacingUnspecifiedDimensions().width, height: height)
      }
    )
  }
}

/// A view that is laid out in a way of its own.
@MainActor protocol LaidOutPlace {
  /// The boxes of the view.
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox]
}

/// A modifier that matters to the layout.
@MainActor protocol LaidOutModifier {
  /// The boxes of the modified views.
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox]
}

extension Layout {
  /// The axis along which the layout stacks views, if it does.
  var stackAxis: Axis? {
    (self as? AnyLayout)?.base.stackAxis ?? Self.layoutProperties.stackOrientation
  }
}

extension LeafLayout {
  /// A space along the axis of a stack, of at least a length.
  static func space(_ least: CGFloat?, along axis: Axis?) -> LeafLayout {
    let least = least ?? ViewSpacing.usual
    return LeafLayout { proposal in
      var size = CGSize.zero
      for own in Axis.allCases where axis == nil || axis == own {
        size[own] = max(least, proposal[own] ?? least)
      }
      return size
    }
  }
}
