import SwiftUI
import Testing

@Suite("Localized keys")
struct LocalizedStringKeyTests {
  @Test("A literal is its own key")
  func literal() {
    let key: LocalizedStringKey = "100% sure"
    #expect(key.key == "100% sure")
    #expect(key.plainText == "100% sure")
  }

  @Test("Interpolations become format specifiers in the key and values in the text")
  func interpolation() {
    let name = "Ada"
    let count = 3
    let key: LocalizedStringKey = "\(name) has \(count) at \(0.5)%"
    #expect(key.key == "%@ has %lld at %lf%%")
    #expect(key.plainText == "Ada has 3 at 0.5%")
  }

  @Test("A specifier formats the number")
  func specifier() {
    let key: LocalizedStringKey = "\(21.456, specifier: "%.1f")°"
    #expect(key.key == "%.1f°")
    #expect(key.plainText == "21.5°")
  }

  @Test("Literals are looked up, variables are shown as they are")
  func overloads() {
    let variable = "name"
    guard case .localized = Text("name").storage else {
      Issue.record("a literal is no key")
      return
    }
    #expect(Text(variable).storage == .verbatim("name"))
    #expect(Text(verbatim: "name").storage == .verbatim("name"))
  }

  @Test("Texts and images stand in a text")
  func nested() {
    let text = Text("\(Text("b").bold()) and \(Image(systemName: "star"))!")
    #expect(text.plainText == "b and !")
  }
}
