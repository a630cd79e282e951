import Headless
import SwiftUI
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

@MainActor @Suite("Preferences") struct PreferencesTests {
  @Test("Values of several views are reduced on their way up")
  func reduce() throws {
    struct Screen: View {
      @State private var widest = 0
      @State private var second = 5
      var body: some View {
        VStack {
          Text("a").preference(key: WidthKey.self, value: 3)
          Text("b").preference(key: WidthKey.self, value: second)
        }
        .onPreferenceChange(WidthKey.self) { widest = $0 }
        Text("widest \(widest)")
        Button("Grow") { second = 9 }
      }
    }
    let view = mount(Screen())
    #expect(view.shows("widest 5"))
    try view.tap("Grow")
    #expect(view.shows("widest 9"))
  }

  @Test("A layer is made of the value of the views below")
  func layer() {
    let view = mount(
      Text("base")
        .preference(key: WidthKey.self, value: 4)
        .overlayPreferenceValue(WidthKey.self) { Text("layer \($0)") }
    )
    #expect(view.texts == ["base", "layer 4"])
  }
}
