import Headless
import SwiftUI
import Testing

@MainActor @Suite("@AppStorage and @SceneStorage") struct StoredValuesTests {
  @Test("All views with one key of the user's defaults see a write, mounted again too")
  func appStorage() throws {
    struct Reader: View {
      @AppStorage("headless.volume") private var volume = 1
      var body: some View { Text("read \(volume)") }
    }
    struct Writer: View {
      @AppStorage("headless.volume") private var volume = 1
      var body: some View { Stepper("write \(volume)", value: $volume) }
    }
    UserDefaults.standard.removeObject(forKey: "headless.volume")
    let view = mount {
      Reader()
      Writer()
    }
    try view.increment()
    #expect(view.texts == ["read 2", "write 2"])
    #expect(view.causes(of: Reader.self) == [[.identity], ["volume"]])
    #expect(mount(Reader()).texts == ["read 2"])
    UserDefaults.standard.removeObject(forKey: "headless.volume")
  }

  @Test("Views of one scene share a scene's value, another scene has its own")
  func sceneStorage() throws {
    struct Draft: View {
      @SceneStorage("draft") private var draft = ""
      var body: some View { TextField("Draft", text: $draft) }
    }
    let view = mount {
      Draft()
      Draft()
    }
    try view.type("hi", into: "Draft")
    #expect(view.elements.filter { $0.kind == .textField }.map(\.text) == ["hi", "hi"])
    #expect(try mount(Draft()).find(.textField).text == "")
  }
}
