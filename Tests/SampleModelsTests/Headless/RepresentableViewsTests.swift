import Headless
import SwiftUI
import Testing

@MainActor @Suite("Representable views and apps") struct RepresentableViewsTests {
  private final class Log { var events: [String] = [] }

  private struct Wrapped: UIViewRepresentable {
    let number: Int
    let log: Log
    func makeUIView(context: Context) -> UIView {
      log.events.append("make")
      return UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) { log.events.append("update \(number)") }
  }

  @Test("A wrapped view is made once and updated with each value")
  func wrapped() throws {
    struct Screen: View {
      @State private var number = 0
      let log: Log
      var body: some View {
        Wrapped(number: number, log: log)
        Button("Next") { number += 1 }
      }
    }
    let log = Log()
    let view = mount(Screen(log: log))
    try view.tap("Next")
    #expect(log.events == ["make", "update 0", "update 1"])
  }

  @Test("The first window of an app is mounted, with the app's objects")
  func app() throws {
    struct Sample: App {
      var body: some Scene {
        WindowGroup { Text("window") }
      }
    }
    #expect(try mount(Sample()).texts == ["window"])
  }

  @Test("A preview of the older kind is mounted by its views")
  func preview() throws {
    struct Interactive: View {
      @State private var isOn = false
      var body: some View {
        Toggle(isOn ? "ON" : "OFF", isOn: $isOn)
      }
    }
    struct Previews: PreviewProvider {
      static var previews: some View {
        Toggle("Fixed", isOn: .constant(true))
        Interactive()
      }
    }
    let view = mount(Previews.previews)
    try view.toggle("Fixed")
    #expect(try view.find(.toggle, "Fixed").isOn == true)
    try view.toggle("OFF")
    #expect(view.has("ON"))
  }
}
