import Foundation
import SwiftUI

/// A piece of text that looks the same throughout.
struct TextRun {
  /// The letters.
  var text: String
  /// The font.
  var font: ResolvedFont
  /// The colour or another style; nothing for that of the views around.
  var style: (any ShapeStyle)?
  /// The room between letters.
  var kerning: CGFloat
  /// Whether the text is struck through.
  var isStruckThrough: Bool
  /// Whether the text is underlined.
  var isUnderlined: Bool
  /// The picture that stands in the place of letters.
  var image: Image?

  /// A run without letters, as the environment has it.
  fileprivate init(_ values: EnvironmentValues) {
    let traits = values.textTraits
    text = ""
    font = ResolvedFont(nil, in: values)
    kerning = traits.kerning
    (isStruckThrough, isUnderlined) = (traits.isStruckThrough, traits.isUnderlined)
  }

  fileprivate mutating func apply(_ attribute: Text.Attribute, _ values: EnvironmentValues) {
    switch attribute {
    case .font(let font?): self.font = ResolvedFont(font, in: values)
    case .weight(let weight?): font.weight = weight
    case .design(let design?): font.design = design
    case .bold(let isBold): font.weight = isBold ? .bold : font.weight
    case .italic(let isItalic): font.isItalic = isItalic
    case .monospaced(let isMonospaced): if isMonospaced { font.design = .monospaced }
    case .monospacedDigit: font.hasEqualDigits = true
    case .color(let color?): style = color
    case .style(let style): self.style = style.base
    case .strikethrough(let isActive, _): isStruckThrough = isActive
    case .underline(let isActive, _): isUnderlined = isActive
    case .kerning(let kerning), .tracking(let kerning): self.kerning = kerning
    case .font(nil), .weight(nil), .width, .design(nil), .color(nil), .baselineOffset, .other: break
    }
  }
}

extension Text {
  /// The runs of the text in an environment.
  @MainActor func runs(in values: EnvironmentValues) -> [TextRun] {
    runs(TextRun(values), values).map { run in
      var run = run
      switch values.textCase {
      case .uppercase?: run.text = run.text.uppercased()
      case .lowercase?: run.text = run.text.lowercased()
      case nil: break
      }
      return run
    }
  }

  @MainActor private func runs(_ base: TextRun, _ values: EnvironmentValues) -> [TextRun] {
    var base = base
    for attribute in attributes { base.apply(attribute, values) }
    var run = base
    switch storage {
    case .joined(let texts): return texts.flatMap { $0.runs(base, values) }
    case .localized(let key, _) where key.hasMarks:
      return key.runs.map { base.marked($0.text, $0.intent, isLink: $0.link != nil) }
    case .attributed(let text):
      return text.runs.map { part in
        let letters = String(text[part.range].characters)
        return base.marked(
          letters,
          part.inlinePresentationIntent ?? [],
          isLink: part.link != nil
        )
      }
    case .image(let image): run.image = image
    case .verbatim, .localized, .date, .interval: run.text = plainText
    }
    return [run]
  }
}

extension TextRun {
  /// A run like this one with other letters, marked as Markdown says.
  fileprivate func marked(
    _ text: String,
    _ intent: InlinePresentationIntent,
    isLink: Bool
  ) -> TextRun {
    var run = self
    run.text = text
    if intent.contains(.stronglyEmphasized) { run.font.weight = .bold }
    if intent.contains(.emphasized) { run.font.isItalic = true }
    if intent.contains(.code) { run.font.design = .monospaced }
    if intent.contains(.strikethrough) { run.isStruckThrough = true }
    if isLink { run.style = TintShapeStyle() }
    return run
  }
}
