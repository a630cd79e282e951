import SwiftUI

/// Makes the boxes of the views in a tree.
@MainActor struct BoxBuilder {
  /// The views that are shown above the others, found on the way; each has the screen for itself.
  private(set) var screens: [ViewNode] = []
  /// The number of the layout.
  let round: Int

  init(round: Int) {
    self.round = round
  }

  /// The boxes of a place: one for a view, several for a group, none for what is not seen.
  ///
  /// - Parameter axis: the axis of the stack around, along which a space is stretched.
  mutating func boxes(of node: ViewNode, along axis: Axis? = nil) -> [LayoutBox] {
    if case .presentation = node.role {
      screens.append(node)
      return []
    }
    node.layoutRound = round
    node.drawings = []
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
    return node.isUnknown ? [unknownBox(of: node)] : inside(node, along: axis)
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

extension LayoutBox {
  /// A space along the axis of a stack, of at least a length.
  ///
  /// A stack gives it what its other views leave. No page of Apple's says so; on devices the priority of
  /// a `Spacer`, as a `Layout` reads it, is minus infinity (measured in
  /// https://zenn.dev/ueeek/articles/20250127swiftui_spacer).
  static func space(_ least: CGFloat?, along axis: Axis?) -> LayoutBox {
    let least = least ?? ViewSpacing.usual
    let box = LayoutBox(
      LeafLayout { proposal in
        var size = CGSize.zero
        for own in Axis.allCases where axis == nil || axis == own {
          size[own] = max(least, proposal[own] ?? least)
        }
        return size
      }
    )
    box.set(LayoutPriorityKey.self, to: -.infinity)
    return box
  }
}
