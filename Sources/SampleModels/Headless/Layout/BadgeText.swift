import SwiftUI

/// What a badge says at the end of a row.
@MainActor struct BadgeText {
  private let words: String

  /// Nothing where a modifier is no badge, or one that is not shown.
  init?(_ name: String, _ arguments: ModifierArguments) {
    guard name == "badge(_:)" else { return nil }
    let words =
      arguments[0, Int.self].map { $0 == 0 ? "" : "\($0)" } ?? arguments[0, Text.self]?.plainText
      ?? arguments[0, LocalizedStringKey.self]?.plainText ?? arguments[0, String.self] ?? ""
    if words.isEmpty { return nil }
    self.words = words
  }

  /// A row's view with the badge behind it.
  func beside(_ view: LayoutBox, in node: ViewNode) -> LayoutBox {
    let space = LayoutBox.space(nil, along: .horizontal)
    let badge = LayoutBox.text(words, .body, .secondaryLabel, in: node)
    return LayoutBox(HStackLayout(), [view, space, badge])
  }
}
