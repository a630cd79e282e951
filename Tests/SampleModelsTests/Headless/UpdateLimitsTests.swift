import Headless
import SwiftUI
import Testing

@MainActor @Suite("Updates without end") struct UpdateLimitsTests {
  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("Updates that follow one another without end are stopped with a message")
  func endless() {
    let view = mount(Restless())
    let error = #expect(throws: InteractionError.self) { try view.find("1") }
    let message = error?.message ?? ""
    #expect(message.hasPrefix("The views do not come to rest: 500 updates followed one another."))
    #expect(message.contains("Most often evaluated: Restless: count (500 times)."))
  }

  @Test("A long but finite chain of updates is no error")
  func finite() {
    struct Finite: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { if count < 100 { count += 1 } }
      }
    }
    #expect(mount(Finite()).texts == ["100"])
  }

  // The limit of layouts is that of one update, not of all.
  @Test("A reader follows its size however often it has changed before")
  func manyLayouts() throws {
    struct Growing: View {
      @State private var height = 0
      var body: some View {
        Button("Grow") { height += 1 }
        GeometryReader { Text("height \(Int($0.size.height))") }.frame(height: CGFloat(height))
      }
    }
    let view = mount(Growing())
    for _ in 0..<120 { try view.tap("Grow") }
    #expect(view.shows("height 120"))
  }
}
