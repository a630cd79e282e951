extension Rule {
  /// A framework warns at run time while a hidden test uses the code.
  static let runtimeWarning = Rule(
    id: "runtime-warning",
    severity: .warning,
    summary: "SwiftUI warns at run time while a hidden test uses the code.",
    explanation: """
      On a device the code goes on, but Xcode shows the same warning: the behaviour is undefined, or \
      not the one that was meant. Fix the code. A test that reads `warnings` of a mounted view answers \
      for them itself, and nothing is reported.
      """,
    failingExample: """
      # Names

      ```swift
      import SwiftUI

      struct NameList: View {
        let names: [String]

        var body: some View {
          ForEach(names, id: \\.self) { Text($0) }
        }
      }
      ```

      <!-- doccheck:test
      import Headless

      @MainActor @Test func equalNames() {
        #expect(mount(NameList(names: ["Ada", "Ada"])).texts == ["Ada", "Ada"])
      }
      -->
      """,
    correctedExample: """
      # Names

      ```swift
      import SwiftUI

      struct NameList: View {
        let names: [String]

        var body: some View {
          ForEach(names.indices, id: \\.self) { Text(names[$0]) }
        }
      }
      ```

      <!-- doccheck:test
      import Headless

      @MainActor @Test func equalNames() {
        #expect(mount(NameList(names: ["Ada", "Ada"])).texts == ["Ada", "Ada"])
      }
      -->
      """
  )
}
