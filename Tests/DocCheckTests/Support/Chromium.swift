import Foundation

/// A real browser, if this machine has one.
struct Chromium {
  /// What the browser said and asked for while it showed a page.
  struct Visit {
    /// The lines that scripts, policies and the parser wrote to the console.
    let console: [String]
    /// The addresses that were asked for, the page itself left out.
    let requests: [String]
  }

  let path: String

  /// The browser under one of the names that distributions give it.
  static let installed: Chromium? = {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let paths = names.map { "/usr/bin/\($0)" }
    return paths.first(where: FileManager.default.isExecutableFile).map(Chromium.init)
  }()

  /// Shows a page without a window.
  func visit(_ page: String) throws -> Visit {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "visit-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    let log = folder.appending(path: "net.json")
    let errors = folder.appending(path: "errors.txt")
    try Data(page.utf8).write(to: file)
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--no-first-run", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--user-data-dir=\(folder.path)/profile", "--enable-logging=stderr",
      "--log-net-log=\(log.path)",
      "--virtual-time-budget=2000", "--dump-dom", file.absoluteString,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Visit(console: try console(errors), requests: try requests(log, from: file))
  }

  private func console(_ errors: URL) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return text.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") }
  }

  /// The addresses in the browser's log of its network, its own errands left out.
  private func requests(_ log: URL, from page: URL) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let addresses = text.matches(of: /"url":"([^"]+)"/).map { String($0.1) }
    return addresses.filter { address in
      address != page.absoluteString && !address.contains("google")
        && !address.hasPrefix("chrome")
    }
  }
}
