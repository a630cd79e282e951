import SwiftUI
import Testing

@Suite("UIKit")
@MainActor
struct UIViewTests {
  @Test("A view knows what is inside and around it")
  func hierarchy() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView()
    parent.addSubview(child)
    #expect(parent.subviews == [child])
    #expect(child.superview === parent)
    UIView().addSubview(child)
    #expect(parent.subviews.isEmpty)
    child.removeFromSuperview()
    #expect(child.superview == nil)
  }

  @Test("A controller makes its view when it is first asked for")
  func loading() {
    final class Controller: UIViewController {
      var loads = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.loads == 1)
  }

  @Test("A window shows the controller of a view")
  func hosting() {
    let session = UISceneSession()
    let scene = UIWindowScene(session: session, connectionOptions: .init())
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text("a"))
    window.makeKeyAndVisible()
    #expect(scene.keyWindow === window)
    let controller = window.rootViewController as? UIHostingController<Text>
    #expect(controller?.rootView.plainText == "a")
  }

  @Test("Colours of the same name are equal")
  func colours() {
    #expect(UIColor.systemGray6 == UIColor.systemGray6)
    #expect(UIColor.systemGray6 != UIColor.systemGray5)
    #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
  }
}
