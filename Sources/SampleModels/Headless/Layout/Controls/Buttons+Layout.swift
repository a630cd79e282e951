import SwiftUI

// Views that do something when they are tapped.

extension Button: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [builder.button(node, role)]
  }
}

extension Link: ButtonPlace {}
extension ShareLink: ButtonPlace {}
extension SettingsLink: ButtonPlace {}
extension EditButton: ButtonPlace {}
extension RenameButton: ButtonPlace {}
extension PasteButton: ButtonPlace {}

/// A view that looks like a button.
@MainActor private protocol ButtonPlace: LaidOutPlace {}

extension ButtonPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [builder.button(node)]
  }
}

extension NavigationLink: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    guard node.environment.values.drawing.isInRow else { return [builder.button(node)] }
    let label = builder.whole(node, HStackLayout())
    let space = LayoutBox.space(nil, along: .horizontal)
    let arrow = LayoutBox.symbol("chevron.right", 12, .tertiaryLabel, in: node)
    return [LayoutBox(HStackLayout(), [label, space, arrow])]
  }
}

extension Menu: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    // What the menu holds is seen only after a tap.
    if node.ownStyle(.menu) != nil { return [builder.whole(node, HStackLayout())] }
    return builder.part(0, of: node, along: axis)
  }
}

extension ControlGroup: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    [LayoutBox(HStackLayout(), builder.inside(node, along: .horizontal))]
  }
}
