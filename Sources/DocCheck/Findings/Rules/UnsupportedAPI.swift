extension Rule {
  /// The code uses an API that doccheck does not know.
  static let unsupportedAPI = Rule(
    id: "unsupported-api",
    severity: .note,
    summary: "The code uses an API that doccheck does not know.",
    explanation: """
      The code may be correct: doccheck's versions of Apple's frameworks have only a part of their \
      API. The snippet is reported as not checked. You need not change anything.
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
