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
}
