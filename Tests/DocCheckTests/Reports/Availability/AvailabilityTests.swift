import Testing

@testable import DocCheck

@Suite("Availability")
struct AvailabilityTests {
  private func needs(_ code: String, imports: [String] = ["SwiftUI"]) -> [String]? {
    Availability(of: ParsedSwift(code).items, imports: imports, declared: [])?.systems
  }

  @Test("The highest of the versions that the names need counts")
  func highest() {
    #expect(needs("Text(\"a\")") == ["iOS 13.0", "macOS 10.15"])
    #expect(needs("@StateObject var a = A()") == ["iOS 14.0", "macOS 11.0"])
    #expect(
      needs("NavigationStack { Text(\"a\").refreshable {} }") == ["iOS 16.0", "macOS 13.0"]
    )
    #expect(needs("@Bindable var a: A") == ["iOS 17.0", "macOS 14.0"])
    #expect(needs("Text(\"a\").glassEffect()") == ["iOS 26.0", "macOS 26.0"])
  }

  @Test("10.15 is lower than 11")
  func minorVersions() {
    #expect(SystemVersion(10, 15) < SystemVersion(11))
    #expect(SystemVersion(10, 9) < SystemVersion(10, 15))
    #expect(needs("GroupBox { ProgressView() }") == ["iOS 14.0", "macOS 11.0"])
  }

  @Test("A system that lacks something is left out, and so is what no system has")
  func missingSystems() {
    #expect(needs("List {}.listSectionSpacing(4)") == ["iOS 17.0"])
    #expect(needs("Settings { Text(\"a\") }") == ["macOS 11.0"])
    #expect(needs("EditButton()\nSettings {}") == nil)
    #expect(needs("UIView()", imports: ["SwiftUI", "UIKit"]) == ["iOS 13.0"])
  }

  @Test("Names count only where the framework is imported")
  func imports() {
    #expect(needs("NavigationStack()", imports: ["Foundation"]) == nil)
    #expect(needs("print(1)", imports: []) == nil)
    #expect(needs("@Observable class A {}", imports: ["SwiftUI"]) == ["iOS 17.0", "macOS 14.0"])
    #expect(needs("class A {}", imports: ["Observation"]) == ["iOS 17.0", "macOS 14.0"])
    #expect(
      needs("class A: ObservableObject {}", imports: ["Foundation"]) == ["iOS 13.0", "macOS 10.15"]
    )
  }

  @Test("What asks for the version or the system itself is left out")
  func checkedVersions() {
    let checked = "if #available(iOS 16, *) { NavigationStack {} } else { Text(\"a\") }"
    #expect(needs(checked) == ["iOS 13.0", "macOS 10.15"])
    #expect(needs(checked + "\nProgressView()") == ["iOS 14.0", "macOS 11.0"])
    #expect(needs("#if os(iOS)\nEditButton()\n#endif") == ["iOS 13.0", "macOS 10.15"])
  }

  @Test("A name that the article declares anywhere is its own")
  func declaredNames() throws {
    let article = """
      ```swift
      import SwiftUI

      struct Grid: View { var body: some View { Text("own").inspector() } }
      extension View { func inspector() -> some View { self } }
      ```

      ```swift
      import SwiftUI

      struct Board: View { var body: some View { VStack { Grid(); Label("a", systemImage: "b") } } }
      ```

      ```swift
      let answer = 42
      ```
      """
    let report = try Checking.check(article)
    #expect(
      report.snippets.map(\.needs?.systems) == [
        ["iOS 13.0", "macOS 10.15"], ["iOS 14.0", "macOS 11.0"], nil,
      ]
    )
  }

  @Test("Code without import lines needs what the modules need that were imported for it")
  func importedForIt() throws {
    let report = try Checking.check(
      """
      ```swift
      struct Start: View { var body: some View { NavigationStack { Text("a") } } }
      ```
      """
    )
    #expect(report.snippets.map(\.needs?.systems) == [["iOS 16.0", "macOS 13.0"]])
  }

  @Test("No name stands in two releases of a framework")
  func oneReleaseAName() {
    var seen: Set<String> = []
    for release in APIRelease.all {
      let names = (release.symbols?.types ?? []).union(release.symbols?.members ?? [])
      for name in names {
        #expect(seen.insert("\(release.framework).\(name)").inserted, "\(name) stands twice")
      }
    }
  }
}
