import Foundation

/// What is handed over without a preview, since it shows itself: a link or a text.
public protocol SelfPreviewingItem: Transferable {}

extension URL: SelfPreviewingItem {}
extension String: SelfPreviewingItem {}
