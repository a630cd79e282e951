extension Rule {
  /// doccheck's modules lack an API that the code uses.
  static let unsupportedAPI = Rule(
    id: "unsupported-api",
    severity: .note,
    summary: "doccheck's modules lack an API that the code uses.",
    explanation: """
      The code may well be right: Apple's module has more than the one that doccheck compiles \
      against, so the snippet is undecided. Nothing has to be mended.
      """,
    failingExample: """
      # Colours

      ```swift
      import SwiftUI

      let view = Text("a").madeUpModifierOfNobody()
      ```
      """,
    correctedExample: """
      # Colours

      ```swift
      import SwiftUI

      let view = Text("a").bold()
      ```
      """
  )
}
