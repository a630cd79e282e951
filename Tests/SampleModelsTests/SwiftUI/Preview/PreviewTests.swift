import Headless
import SwiftUI
import Testing

#Preview {
  Text("unnamed")
}

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Text("one")
  Text("two")
}

#Preview("Local") {
  struct Wrapper: View {
    @State private var isOn = true

    var body: some View { Toggle("On", isOn: $isOn) }
  }

  return Wrapper()
}

#Preview("Previewable") {
  @Previewable @State var name = "Ada"
  TextField("Name", text: $name)
}

#Preview("Twice") { Text("first") }
#Preview("Twice") { Text("second") }

private final class Screen: UIViewController {}

#Preview("Controller") { Screen() }
#Preview("Label", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = "label"
  return label
}

@Suite("Previews")
@MainActor
struct PreviewTests {
  @Test("A preview keeps its name and makes its view when asked")
  func values() throws {
    let preview = Preview("Name", traits: .portrait) { Text("a") }
    #expect(preview.displayName == "Name")
    let text = try #require(preview.makeView() as? Text)
    #expect(text.plainText == "a")
    #expect(Preview { EmptyView() }.displayName == nil)
  }
  @Test("A preview is mounted by its name, or as the one without a name")
  func mountedByName() throws {
    #expect(try mount(preview: "Named").texts == ["one", "two"])
    #expect(try mount(preview: nil).texts == ["unnamed"])
    let view = try mount(preview: "Local")
    try view.toggle("On")
    #expect(try view.find(.toggle, "On").isOn == false)
  }

  @Test("What @Previewable marks is the preview's own state")
  func previewable() throws {
    let view = try mount(preview: "Previewable")
    try view.type("!", into: "Name")
    #expect(try view.find(.textField).text == "Ada!")
    #expect(try mount(preview: "Previewable").find(.textField).text == "Ada")
  }

  @Test("A view and a controller of UIKit have previews, too", arguments: ["Controller", "Label"])
  func platformContent(name: String) throws {
    #expect(try mount(preview: name).texts.isEmpty)
  }

  @Test("A name that no preview has, or several have, fails with the names that there are")
  func unknownName() throws {
    let absent = #expect(throws: InteractionError.self) { try mount(preview: "Naemd") }
    let message = try #require(absent?.message)
    #expect(message.hasPrefix("There is no preview named 'Naemd'. The previews are: "))
    #expect(message.contains("'Named'") && message.contains("one without a name"))
    let double = #expect(throws: InteractionError.self) { try mount(preview: "Twice") }
    #expect(double?.message.hasPrefix("There is more than one preview named 'Twice'.") == true)
  }
}
