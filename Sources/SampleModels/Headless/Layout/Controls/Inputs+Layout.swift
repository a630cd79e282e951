import SwiftUI

// Views that take a value from the user, in the sizes that they have on a phone.
//
// Source: the intrinsic sizes of UIKit's controls up to iOS 18: a switch is 51 by 31 points large, a
// stepper 94 by 32, a slider 31 high and a field of text with a border 34.

extension Toggle: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    if node.ownStyle(.toggle) != nil { return [builder.whole(node, HStackLayout())] }
    let (isOn, isEnabled) = (isOn.wrappedValue, node.environment.values.isEnabled)
    if node.environment.values.styles[.toggle] is ButtonToggleStyle {
      let box = LayoutBox.padded(EdgeInsets(12, 7), builder.whole(node, HStackLayout()))
      node.draw(box) { painter, rect in
        let tint = painter.resolver.tint(in: rect)
        painter.fill(Path(roundedRect: rect, cornerRadius: 8), tint?.faded(isOn ? 0.3 : 0.1))
      }
      return [box]
    }
    let control = LayoutBox.fixed(51, 31)
    node.drawInFront(control) { painter, rect in
      let own = painter.resolver.values.drawing.tint.flatMap {
        painter.resolver.paint($0, in: rect)
      }
      let on = own ?? Paint(painter.palette.known(.green))
      let ground = isOn ? on : Paint(painter.palette.known(.secondaryFill))
      painter.fill(
        Path(roundedRect: rect, cornerRadius: 15.5),
        isEnabled ? ground : ground.faded(0.5)
      )
      let knob = CGRect(
        x: isOn ? rect.maxX - 29 : rect.minX + 2,
        y: rect.minY + 2,
        width: 27,
        height: 27
      )
      painter.fill(Path(ellipseIn: knob), .white)
    }
    return [builder.labelled(node, [control])]
  }
}

extension Stepper: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let control = LayoutBox.fixed(94, 32)
    node.drawInFront(control) { painter, rect in
      painter.fill(Path(roundedRect: rect, cornerRadius: 8), .tertiaryFill)
      let line = CGRect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: 18)
      painter.fill(Path(line), .separator)
      for (name, x) in [("minus", rect.minX + 23.5), ("plus", rect.maxX - 23.5)] {
        let place = CGRect(x: x - 8, y: rect.midY - 8, width: 16, height: 16)
        painter.drawSymbol(name, Paint(painter.palette.known(.label)), in: place)
      }
    }
    return [builder.labelled(node, [control])]
  }
}

extension Slider: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let track = LayoutBox.wide(31)
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? (value.wrappedValue - bounds.lowerBound) / length : 0
    node.draw(track) { painter, rect in
      let knob = rect.minX + 14 + (rect.width - 28) * CGFloat(min(max(part, 0), 1))
      let line = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
      painter.fill(Path(roundedRect: line, cornerRadius: 2), .secondaryFill)
      let done = CGRect(x: rect.minX, y: line.minY, width: knob - rect.minX, height: 4)
      painter.fill(Path(roundedRect: done, cornerRadius: 2), painter.resolver.tint(in: rect))
      painter.drawKnob(at: CGPoint(x: knob, y: rect.midY))
    }
    let ends = (1...2).map { builder.part($0, of: node, along: .horizontal) }
    guard !ends[0].isEmpty || !ends[1].isEmpty else { return [track] }
    return [LayoutBox(HStackLayout(), ends[0] + [track] + ends[1])]
  }
}

extension Painter {
  /// Draws what is moved on a slider.
  fileprivate mutating func drawKnob(at point: CGPoint) {
    let circle = Path(ellipseIn: CGRect(x: point.x - 14, y: point.y - 14, width: 28, height: 28))
    fill(circle, .white)
    stroke(circle, Paint(palette.known(.separator)), StrokeStyle(lineWidth: 0.5))
  }
}

extension ColorPicker: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let well = LayoutBox.fixed(28, 28)
    let color = selection.wrappedValue
    node.drawInFront(well) { painter, rect in
      painter.draw(Circle().inset(by: 3), color, in: rect)
      painter.stroke(
        Path(ellipseIn: rect.insetBy(dx: 1, dy: 1)),
        Paint(painter.palette.known(.gray)),
        StrokeStyle(lineWidth: 2)
      )
    }
    return [builder.labelled(node, [well])]
  }
}

extension TextEditor: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let box = LayoutBox(LeafLayout.filling)
    let values = node.environment.values
    let text = TypesetText(Text(verbatim: text.wrappedValue).runs(in: values), in: values)
    node.draw(box) { painter, rect in
      if !values.drawing.hidesScrollGround { painter.fill(Path(rect), .ground) }
      painter.write(text, in: rect.insetBy(dx: 5, dy: 8), .leading)
    }
    return [box]
  }
}
