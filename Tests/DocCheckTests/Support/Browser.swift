import Foundation
import Synchronization

/// A browser without a window in which all tests open pages of their own.
///
/// It speaks the DevTools protocol over a pipe, and ends when the tests end.
final class Browser: Sendable {
  /// Something that cannot be done in the browser.
  struct Failure: Error { let message: String }

  /// The browser, started when a test first needs it.
  static let shared = Result { try Browser() }

  /// How long an answer is waited for, in seconds: other tests may keep all processors busy.
  static let patience = 240.0
  /// After how many seconds a question about no page is asked again.
  private static let repeating = 30.0

  private let folder: TemporaryFolder
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  /// What has arrived for each session; that of no session is for the one that opens a page.
  private let mailboxes = Mutex(["": Mailbox()])
  /// The number of the last message of no session; held while its answer is waited for.
  private let number = Mutex(0)
  private let writing = Mutex(())

  private init() throws {
    guard let browser = Chromium.installed else { throw Failure(message: "there is no browser") }
    folder = try TemporaryFolder()
    // The protocol speaks over the descriptors 3 and 4.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>&1", browser.path,
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      // Pages behind others are to go on as if they were in front.
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding",
      "--no-first-run", "--host-resolver-rules=MAP * ~NOTFOUND", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)/profile", "--remote-debugging-pipe",
    ]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    atexit { try? Browser.shared.get().end() }
    Thread.detachNewThread { [self] in deliver() }
  }

  private func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  /// Opens a page that shares nothing with others, and returns its context and its session.
  func open() throws -> (context: String, session: String) {
    let context = try ask("Target.createBrowserContext")["browserContextId"] as? String ?? ""
    let target = try ask(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context, "newWindow": true]
    )["targetId"]
    let attached = try ask("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    return (context, attached["sessionId"] as? String ?? "")
  }

  /// Closes the pages of a context.
  func close(_ context: String) throws {
    try ask("Target.disposeBrowserContext", ["browserContextId": context])
  }

  /// What has arrived for a session.
  func mailbox(of session: String) -> Mailbox {
    mailboxes.withLock { boxes in
      let box = boxes[session] ?? Mailbox()
      boxes[session] = box
      return box
    }
  }

  /// Sends a message as it is.
  func send(_ message: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    try writing.withLock { _ in try input.fileHandleForWriting.write(contentsOf: data) }
  }

  /// Asks for something that is about no session.
  @discardableResult
  private func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try number.withLock { number in
      for _ in 0..<Int(Self.patience / Self.repeating) {
        number += 1
        try send(["id": number, "method": method, "params": parameters])
        // One that starts, or is busy with large pages, may lose a question.
        while let answer = try? mailbox(of: "").next(within: Self.repeating, of: method) {
          guard answer["id"] as? Int == number else { continue }
          if let error = answer["error"] { throw Failure(message: "\(method): \(error)") }
          return answer["result"] as? [String: Any] ?? [:]
        }
      }
      throw Failure(message: "the browser does not answer \(method)")
    }
  }

  /// Puts each message into its mailbox, until there are no more.
  private func deliver() {
    // What has arrived of a message that goes on; a picture comes in hundreds of pieces.
    var begun = Data()
    while true {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      let parts = more.split(separator: 0, omittingEmptySubsequences: false)
      for part in parts.dropLast() {
        let message = begun + part
        begun = Data()
        let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any]
        mailbox(of: object?["sessionId"] as? String ?? "").add(message)
      }
      begun += parts.last ?? Data()
    }
    for box in mailboxes.withLock({ Array($0.values) }) { box.add(Data()) }
  }
}
