import SwiftUI

// Fields for words.

extension TextField: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    guard case .control(.text(let entry)) = node.role else {
      return builder.inside(node, along: axis)
    }
    let prompt = prompt ?? (label as? Text)
    return [builder.field(node, entry.text.wrappedValue, prompt, isUpright: self.axis == .vertical)]
  }
}

extension SecureField: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let bullets = String(repeating: "•", count: text.wrappedValue.count)
    return [builder.field(node, bullets, label as? Text)]
  }
}

extension BoxBuilder {
  /// A field with words, or with what it asks for.
  ///
  /// - Parameter isUpright: whether the field grows with its words.
  fileprivate mutating func field(
    _ node: ViewNode,
    _ words: String,
    _ prompt: Text?,
    isUpright: Bool = false
  ) -> LayoutBox {
    var values = node.environment.values
    if !isUpright { values.lineLimit = 1 }
    let shown = words.isEmpty ? prompt ?? Text(verbatim: "") : Text(verbatim: words)
    let text = TypesetText(shown.runs(in: values), in: values)
    // The system's fields are a little higher than a line of text.
    let field = LayoutBox(
      LeafLayout { proposal in
        let width = proposal.replacingUnspecifiedDimensions().width
        let own = text.size(ProposedViewSize(width: width, height: nil)).height
        return CGSize(width: width, height: max(22, own))
      }
    )
    let hasBorder = values.styles[.textField] is RoundedBorderTextFieldStyle
    let box = hasBorder ? LayoutBox.padded(EdgeInsets(7, 6), field) : field
    if hasBorder { node.draw(box, BoxDrawing.border) }
    let alignment = values.multilineTextAlignment
    node.draw(field) { painter, rect in
      let paint = words.isEmpty ? Paint(painter.palette.known(.placeholderText)) : nil
      let height = text.size(ProposedViewSize(rect.size)).height
      let line = rect.insetBy(dx: 0, dy: (rect.height - height) / 2)
      painter.write(text, in: line, alignment, paint)
    }
    return box
  }
}

extension BoxDrawing {
  /// The ground and the border of a field.
  @MainActor fileprivate static func border(_ painter: inout Painter, _ rect: CGRect) {
    let path = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5)
    painter.fill(path, .ground)
    painter.stroke(path, Paint(painter.palette.known(.gray3)), StrokeStyle(lineWidth: 1))
  }
}
