import SwiftUI

// Views of how far something has got.

extension ProgressView: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    if node.ownStyle(.progressView) != nil { return [builder.whole(node)] }
    let isCircular = node.environment.values.styles[.progressView] is CircularProgressViewStyle
    let fraction = isCircular ? nil : fractionCompleted
    let bar = fraction == nil ? LayoutBox.fixed(20, 20) : LayoutBox.wide(4)
    if let fraction {
      node.drawInFront(bar) { $0.drawBar(fraction, in: $1) }
    } else {
      node.drawInFront(bar) { $0.drawWheel(in: $1) }
    }
    let inside = builder.inside(node, along: .vertical)
    if inside.isEmpty { return [bar] }
    let isBar = fraction != nil
    let stack = VStackLayout(alignment: isBar ? .leading : .center, spacing: isBar ? 4 : 8)
    return [
      LayoutBox(stack, isBar ? inside.prefix(1) + [bar] + inside.dropFirst() : [bar] + inside)
    ]
  }
}

extension Gauge: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let fraction = fraction
    switch node.environment.values.styles[.gauge] {
    case is AccessoryCircularGaugeStyle, is AccessoryCircularCapacityGaugeStyle:
      return [ring(node, &builder)]
    case let style? where !"\(String(reflecting: type(of: style)))".hasPrefix("SwiftUI."):
      return [builder.whole(node)]
    default: break
    }
    let bar = LayoutBox.wide(6)
    node.drawInFront(bar) { $0.drawBar(fraction, in: $1) }
    let label = builder.part(0, of: node)
    let ends = (2...3).map { builder.part($0, of: node, along: .horizontal) }
    let line = LayoutBox(HStackLayout(), ends[0] + [bar] + ends[1])
    return [LayoutBox(VStackLayout(spacing: 4), label + [line] + builder.part(1, of: node))]
  }

  @MainActor private func ring(_ node: ViewNode, _ builder: inout BoxBuilder) -> LayoutBox {
    let fraction = fraction
    let value = builder.part(1, of: node)
    let inside = value.isEmpty ? builder.part(0, of: node) : value
    let box = LayoutBox(
      WrappingLayout.frame(width: 58, height: 58, alignment: .center),
      [LayoutBox(ZStackLayout(), inside)]
    )
    node.draw(box) { painter, rect in
      let circle = Path(ellipseIn: rect.insetBy(dx: 4, dy: 4))
      let style = StrokeStyle(lineWidth: 6, lineCap: .round)
      painter.stroke(circle, Paint(painter.palette.known(.fill)), style)
      let part = circle.trimmedPath(from: 0, to: CGFloat(min(max(fraction, 0.01), 1)))
      painter.stroke(part, painter.resolver.tint(in: rect), style)
    }
    return box
  }
}

extension Painter {
  /// A bar that is filled in part.
  fileprivate mutating func drawBar(_ fraction: Double, in rect: CGRect) {
    let radius = rect.height / 2
    fill(Path(roundedRect: rect, cornerRadius: radius), .secondaryFill)
    guard fraction > 0 else { return }
    var done = rect
    done.size.width *= CGFloat(min(fraction, 1))
    fill(Path(roundedRect: done, cornerRadius: radius), resolver.tint(in: rect))
  }

  /// The wheel of something that goes on for an unknown time.
  fileprivate mutating func drawWheel(in rect: CGRect) {
    let (middle, gray) = (CGPoint(x: rect.midX, y: rect.midY), palette.known(.gray))
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      let line = Path { path in
        path.move(to: CGPoint(x: middle.x + x * 5, y: middle.y + y * 5))
        path.addLine(to: CGPoint(x: middle.x + x * 9, y: middle.y + y * 9))
      }
      let style = StrokeStyle(lineWidth: 2, lineCap: .round)
      stroke(line, Paint(gray).faded(0.3 + Double(spoke) * 0.1), style)
    }
  }
}
