import Foundation

/// A real browser, if this machine has one.
struct Chromium {
  let path: String

  /// The browser under one of the names that distributions give it.
  static let installed: Chromium? = {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let paths = names.map { "/usr/bin/\($0)" }
    return paths.first(where: FileManager.default.isExecutableFile).map(Chromium.init)
  }()
}
