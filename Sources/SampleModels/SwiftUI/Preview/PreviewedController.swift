/// A view that shows a controller of UIKit.
struct PreviewedController: UIViewControllerRepresentable {
  let content: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { content }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
