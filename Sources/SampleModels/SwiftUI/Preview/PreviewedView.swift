/// A view that shows a view of UIKit.
struct PreviewedView: UIViewRepresentable {
  let content: UIView

  func makeUIView(context: Context) -> UIView { content }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
