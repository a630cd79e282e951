import Foundation

/// A controller that hands something to other apps.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// What is handed over.
  package private(set) var activityItems: [Any] = []

  /// Hands things over.
  public convenience init(activityItems: [Any], applicationActivities: [Any]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}
