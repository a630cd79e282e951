import SwiftUI

// Modifiers of looks that hold for all views below.

extension DisplayModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    guard let change = InheritedLooks.changes[name] else { return }
    let arguments = ModifierArguments(argumentList)
    content.environment = node.frame { change(&$0, arguments) }
  }
}

/// What modifiers of looks change in the environment of the views below, by the methods' names.
private enum InheritedLooks {
  typealias Change = @Sendable (inout EnvironmentValues, ModifierArguments) -> Void

  static let changes: [String: Change] = text.merging(styles) { $1 }

  private static let text: [String: Change] = [
    "fontWeight(_:)": { $0.textTraits.weight = $1[0] },
    "fontDesign(_:)": { $0.textTraits.design = $1[0] },
    "bold(_:)": { $0.textTraits.weight = $1[0] == true ? .bold : nil },
    "italic(_:)": { $0.textTraits.isItalic = $1[0] == true },
    "monospaced(_:)": { $0.textTraits.design = $1[0] == true ? .monospaced : nil },
    "monospacedDigit()": { values, _ in values.textTraits.hasEqualDigits = true },
    "kerning(_:)": { $0.textTraits.kerning = $1[0] ?? 0 },
    "tracking(_:)": { $0.textTraits.kerning = $1[0] ?? 0 },
    "strikethrough(_:pattern:color:)": { $0.textTraits.isStruckThrough = $1[0] == true },
    "underline(_:pattern:color:)": { $0.textTraits.isUnderlined = $1[0] == true },
    "lineLimit(_:reservesSpace:)": {
      $0.lineLimit = $1[0]
      $0.textTraits.reservesLines = $1[1] == true
    },
    "textCase(_:)": { $0.textCase = $1[0] },
    "multilineTextAlignment(_:)": { $0.multilineTextAlignment = $1[0] ?? .leading },
    "lineSpacing(_:)": { $0.lineSpacing = $1[0] ?? 0 },
    "minimumScaleFactor(_:)": { $0.minimumScaleFactor = $1[0] ?? 1 },
    "imageScale(_:)": { $0.imageScale = $1[0] ?? .medium },
    "symbolVariant(_:)": { $0.symbolVariants = $1[0] ?? .none },
  ]

  private static let styles: [String: Change] = [
    "foregroundColor(_:)": setForeground,
    "foregroundStyle(_:)": setForeground,
    "foregroundStyle(_:_:)": setForeground,
    "foregroundStyle(_:_:_:)": setForeground,
    "tint(_:)": setTint,
    "accentColor(_:)": setTint,
    "labelsHidden()": { values, _ in values.drawing.hidesLabels = true },
    "controlSize(_:)": { $0.controlSize = $1[0] ?? .regular },
    "redacted(reason:)": { $0.redactionReasons = $1[0] ?? [] },
    "unredacted()": { values, _ in values.redactionReasons = [] },
    "colorScheme(_:)": { $0.colorScheme = $1[0] ?? $0.colorScheme },
    "preferredColorScheme(_:)": { $0.colorScheme = $1[0] ?? $0.colorScheme },
    "scrollContentBackground(_:)": {
      $0.drawing.hidesScrollGround = $1[0, Visibility.self] == .hidden
    },
  ]

  private static let setForeground: Change = { values, arguments in
    let styles = arguments.all((any ShapeStyle).self)
    let old = values.drawing.foreground
    values.drawing.foreground = styles.isEmpty ? .standard : old.replaced(by: styles)
  }

  private static let setTint: Change = { $0.drawing.tint = $1[0, (any ShapeStyle).self] }
}
