extension Rule {
  /// The code uses API that is newer than its deployment target.
  static let availability = Rule(
    id: "availability",
    severity: .warning,
    summary: "The code uses API that is newer than its deployment target.",
    explanation: """
      Readers with that deployment target cannot compile it. The target is what `platforms` in \
      `.doccheck.json` names, else that of the package of `--package`, else that of the manifest \
      which the article shows; where none is named, nothing is said. Use older API, ask with \
      `if #available`, or raise the target.
      """,
    failingExample: """
      # A stack

      ```swift
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(name: "App", platforms: [.iOS(.v15)])
      ```

      ```swift
      import SwiftUI

      struct Home: View {
        var body: some View { NavigationStack { Text("Home") } }
      }
      ```
      """,
    correctedExample: """
      # A stack

      ```swift
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(name: "App", platforms: [.iOS(.v16)])
      ```

      ```swift
      import SwiftUI

      struct Home: View {
        var body: some View { NavigationStack { Text("Home") } }
      }
      ```
      """
  )
}
