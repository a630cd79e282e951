import Headless
import SwiftUI
import Testing

@MainActor private final class Events {
  static var all: [String] = []
}

/// Apple's pages `UIViewRepresentable` and `UIViewControllerRepresentable`.
@MainActor @Suite("Behaviours: UIViewRepresentable", .serialized) struct RepresentableTests {
  private struct Wrapped: UIViewRepresentable {
    final class Coordinator { let name = "coordinator" }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
      Events.all.append("make")
      return UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) { Events.all.append("update") }
    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
      Events.all.append("dismantle \(coordinator.name)")
    }
  }

  private struct WrappedController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
    static func dismantleUIViewController(_ controller: UIViewController, coordinator: ()) {
      Events.all.append("dismantle controller")
    }
  }

  private struct Screen<Content: View>: View {
    @State private var isShown = true
    @ViewBuilder let content: Content
    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { content }
    }
  }

  // UIViewRepresentable/dismantleUIView(_:coordinator:)
  @Test("A view of UIKit is dismantled with its coordinator when it goes")
  func view() throws {
    Events.all = []
    let view = mount(Screen { Wrapped() })
    #expect(Events.all == ["make", "update"])
    try view.tap("Hide")
    #expect(Events.all == ["make", "update", "dismantle coordinator"])
  }

  // UIViewControllerRepresentable/dismantleUIViewController(_:coordinator:)
  @Test("A controller is dismantled when it goes")
  func controller() throws {
    Events.all = []
    let view = mount(Screen { WrappedController() })
    try view.tap("Hide")
    #expect(Events.all == ["dismantle controller"])
  }

  @Test("A view of UIKit is dismantled when the whole screen goes")
  func unmounting() {
    Events.all = []
    mount(Wrapped()).unmount()
    #expect(Events.all == ["make", "update", "dismantle coordinator"])
  }
}
