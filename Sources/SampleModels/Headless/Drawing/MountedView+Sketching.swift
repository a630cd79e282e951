import Foundation
import SwiftUI
import Synchronization

extension MountedView {
  /// Draws the screen as it is now for the report, as one picture of a strip.
  ///
  /// - Parameter name: what the picture is called, such as `after the tap`.
  public func sketch(_ name: String) {
    guard let json = try? JSONEncoder().encode(drawing(named: name)) else { return }
    SketchListener.report(String(decoding: json, as: UTF8.self))
  }
}

/// Who is told of the drawings of tests.
enum SketchListener {
  /// Takes a drawing as JSON.
  typealias Listener = @convention(c) (UnsafePointer<CChar>?) -> Void

  private static let listener = Mutex<Listener?>(nil)

  /// Has a listener told of all drawings.
  static func listen(_ listener: Listener?) { self.listener.withLock { $0 = listener } }

  /// Tells of a drawing.
  static func report(_ drawing: String) {
    let listener = listener.withLock { $0 }
    drawing.withCString { listener?($0) }
  }
}

/// Has a listener told of all drawings; who runs tests finds the function by its name.
@_cdecl("doccheck_listen_to_sketches")
func listenToSketches(_ listener: (@convention(c) (UnsafePointer<CChar>?) -> Void)?) {
  SketchListener.listen(listener)
}
