import SwiftUI

/// A scene with a view in it.
@MainActor protocol WindowScene {
  /// The view in the window.
  var windowContent: any View { get }
}

extension WindowGroup: WindowScene {
  var windowContent: any View { content }
}

extension Window: WindowScene {
  var windowContent: any View { content }
}
