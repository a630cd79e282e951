import Headless
import SwiftUI
import Testing

@MainActor @Suite("Controls as they were made before") struct OlderControlsTests {
  @available(*, deprecated)
  @Test("A secure field as it was made before says that it was sent")
  func olderSecureField() throws {
    struct Screen: View {
      @State private var secret = ""
      @State private var log = ""
      var body: some View {
        SecureField("Password", text: $secret, onCommit: { log += "sent" })
        Text(log)
      }
    }
    let view = mount(Screen())
    try view.submit("Password")
    #expect(view.shows("sent"))
  }
}
