import Testing

@testable import DocCheck

/// Hidden tests that mount the views of an article.
@Suite("Mounted views", .enabled(if: Checking.hasSandbox))
struct MountedViewsTests {
  @Test("A test mounts a snippet's view, uses it and counts evaluations")
  func counting() throws {
    let report = try Checking.check(
      """
      ```swift
      import SwiftUI

      struct Laps: View {
        @State private var laps = 0
        var body: some View {
          Button("\\(laps) laps") { laps += 1 }
        }
      }
      ```

      <!-- doccheck:test
      import Headless

      @MainActor @Test func oneLap() throws {
        let view = mount(Laps())
        try view.tap("0 laps")
        #expect(view.has("1 laps"))
        #expect(view.causes(of: Laps.self) == [[.identity], ["laps"]])
      }
      -->
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(report.snippets.first?.tests.map(\.passed) == [true])
  }

  @Test("Timers, tasks and the main queue run while a test waits")
  func waiting() throws {
    let report = try Checking.check(
      """
      ```swift
      import SwiftUI

      struct Ticker: View {
        @State private var ticks = 0
        @State private var note = "idle"
        let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(ticks > 1 ? "many" : "few") \\(note)")
            .onReceive(timer) { _ in ticks += 1 }
            .task {
              try? await Task.sleep(for: .milliseconds(20))
              DispatchQueue.main.async { note = "done" }
            }
        }
      }
      ```

      <!-- doccheck:test
      import Headless

      @MainActor @Test func ticks() async {
        let view = mount(Ticker())
        #expect(await view.wait { view.shows("many done") })
      }
      -->
      """
    )
    #expect(Checking.findings(report) == [])
  }

  @Test("What a test cannot do is told on its own line, with what was there instead")
  func absentControl() throws {
    let report = try Checking.check(
      """
      ```swift
      import SwiftUI

      struct Bar: View {
        var body: some View {
          Button("Save") {}.disabled(true)
        }
      }
      ```

      <!-- doccheck:test
      import Headless

      @MainActor @Test func send() throws {
        let view = mount(Bar())
        try view.tap("Send")
      }
      @MainActor @Test func save() throws {
        try mount(Bar()).tap("Save")
      }
      -->
      """
    )
    #expect(
      Checking.findings(report) == [
        "16:1 test-failed: Caught error: There is no element “Send”. "
          + "Instead: button “Save” (disabled).",
        "19:1 test-failed: Caught error: The button “Save” is disabled.",
      ]
    )
  }
}
