import Headless
import SwiftUI
import Testing

private struct FontSizeKey: EnvironmentKey {
  static let defaultValue = 12
}

extension EnvironmentValues {
  fileprivate var fontSize: Int {
    get { self[FontSizeKey.self] }
    set { self[FontSizeKey.self] = newValue }
  }
}

private struct SizeLabel: View {
  @Environment(\.fontSize) private var fontSize
  var body: some View { Text("size \(fontSize)") }
}

private struct SchemeLabel: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

@MainActor @Suite("@Environment") struct MountedEnvironmentTests {
  @Test("A value holds for the views below, and the nearest counts")
  func scope() {
    let view = mount(
      VStack {
        SizeLabel()
        SizeLabel().environment(\.fontSize, 20)
        SizeLabel().transformEnvironment(\.fontSize) { $0 += 1 }
      }
      .environment(\.fontSize, 16)
    )
    #expect(view.texts == ["size 16", "size 20", "size 17"])
    #expect(mount(SizeLabel()).texts == ["size 12"])
  }

  @Test("Only the views that use a changed value are evaluated")
  func dependents() throws {
    struct Screen: View {
      @State private var size = 10
      var body: some View {
        VStack {
          SizeLabel()
          SchemeLabel()
        }
        .environment(\.fontSize, size)
        Button("Bigger") { size += 1 }
      }
    }
    let view = mount(Screen())
    try view.tap("Bigger")
    #expect(view.shows("size 11"))
    #expect(view.causes(of: SizeLabel.self) == [[.identity], ["fontSize"]])
    #expect(view.bodyCount(of: SchemeLabel.self) == 1)
  }

  @Test("A test sets the environment when it mounts a view, and changes it later")
  func fromOutside() {
    let view = mount(SchemeLabel()) { $0.colorScheme = .dark }
    #expect(view.texts == ["dark"])
    view.setEnvironment(\.colorScheme, to: .light)
    #expect(view.texts == ["light"])
  }

  @Test("What follows from another environment happens without anybody looking")
  func followed() {
    final class Diary: @unchecked Sendable { var bodies: [Int] = [] }
    struct Screen: View {
      @Environment(\.fontSize) private var fontSize
      @State private var changes = 0
      let diary: Diary
      var body: some View {
        diary.bodies.append(changes)
        return Text("size \(fontSize)").onChange(of: fontSize) { changes += 1 }
      }
    }
    let diary = Diary()
    let view = mount(Screen(diary: diary))
    view.setEnvironment(\.fontSize, to: 20)
    #expect(diary.bodies.last == 1)
    view.setEnvironment(\.fontSize, to: 30)
    #expect(diary.bodies.last == 2)
  }

  @Test("A disabled ancestor disables the controls below")
  func disabled() throws {
    let view = mount(
      VStack { Button("Save") {} }.disabled(true)
    )
    #expect(try view.find(.button, "Save").isEnabled == false)
    #expect(throws: InteractionError.self) { try view.tap("Save") }
  }

  @Test("A modifier of the author's reads the environment and keeps its own state")
  func modifier() throws {
    struct Counting: ViewModifier {
      @Environment(\.fontSize) private var fontSize
      @State private var taps = 0
      func body(content: Content) -> some View {
        content
        Button("\(taps) taps at \(fontSize)") { taps += 1 }
      }
    }
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        Text(name).modifier(Counting()).environment(\.fontSize, 9)
        Button("Rename") { name = "b" }
      }
    }
    let view = mount(Screen())
    try view.tap("0 taps at 9")
    #expect(view.has("1 taps at 9"))
    try view.tap("Rename")
    #expect(view.texts == ["b", "1 taps at 9", "Rename"])
    #expect(view.bodyCount(of: Counting.self) == 2)
  }

  @Test("openURL can be replaced, and a link uses it")
  func openURL() throws {
    var opened: [String] = []
    let url = try #require(URL(string: "https://example.com"))
    let view = mount(Link("Site", destination: url)) {
      $0.openURL = OpenURLAction { url in
        opened.append(url.absoluteString)
        return .handled
      }
    }
    try view.tap("Site")
    #expect(opened == ["https://example.com"])
  }
}
