extension Rule {
  /// The code uses a module that it does not import.
  static let missingImport = Rule(
    id: "missing-import",
    severity: .error,
    summary: "The code uses a module that it does not import.",
    explanation: """
      Code that shows import lines is held to them, since readers copy it as it is. Add the \
      missing import, or leave all import lines out.
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
