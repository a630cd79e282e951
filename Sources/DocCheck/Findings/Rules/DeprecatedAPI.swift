extension Rule {
  /// The code uses a declaration that is deprecated.
  static let deprecatedAPI = Rule(
    id: "deprecated-api",
    severity: .warning,
    summary: "The code uses a declaration that is deprecated.",
    explanation: """
      It still compiles, but a later version of the library may remove it. The message says \
      since when, and what to use. Write the newer form, or keep the old one for readers who \
      support older systems: `<!-- doccheck-disable-next deprecated-api -- REASON -->` before the \
      block silences the finding. Nothing is reported in an article that speaks of deprecated API \
      itself, or that marks code with `@available(iOS` and a version.
      """,
    failingExample: """
      # Red text

      ```swift
      import SwiftUI

      struct Warning: View {
        var body: some View { Text("Careful").foregroundColor(.red) }
      }
      ```
      """,
    correctedExample: """
      # Red text

      ```swift
      import SwiftUI

      struct Warning: View {
        var body: some View { Text("Careful").foregroundStyle(.red) }
      }
      ```
      """
  )
}
