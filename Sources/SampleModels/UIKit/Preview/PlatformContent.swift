/// What UIKit has to show in a preview: a view or a controller.
@MainActor public protocol PlatformContent: AnyObject {}

extension UIView: PlatformContent {}
extension UIViewController: PlatformContent {}
