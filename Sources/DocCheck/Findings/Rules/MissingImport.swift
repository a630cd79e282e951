extension Rule {
  /// The code uses a module it does not import.
  static let missingImport = Rule(
    id: "missing-import",
    severity: .error,
    summary: "The code uses a module it does not import.",
    explanation: """
      Readers copy code that shows import lines as it is, and it does not compile. Add the missing \
      import, or remove all import lines: doccheck then adds what the code needs.
      """,
    failingExample: """
      # Counting

      ```swift
      import Foundation

      struct Counter: View {
        var body: some View { Text("0") }
      }
      ```
      """,
    correctedExample: """
      # Counting

      ```swift
      import SwiftUI

      struct Counter: View {
        var body: some View { Text("0") }
      }
      ```
      """
  )
}
