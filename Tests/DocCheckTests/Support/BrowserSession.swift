import Foundation
import Testing

/// A browser without a window that a test drives by the DevTools protocol over a pipe.
final class BrowserSession {
  /// Something that cannot be done in the browser.
  struct Failure: Error { let message: String }

  /// The lines that scripts, policies and the parser wrote to the console.
  private(set) var console: [String] = []
  /// The addresses that were asked for, the pages themselves left out.
  private(set) var requests: [String] = []
  /// The messages of dialogues that scripts opened.
  private(set) var dialogues: [String] = []
  private var isLoaded = false

  private let folder: TemporaryFolder
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var received = Data()
  private var number = 0
  private var session: String?

  init(_ browser: Chromium) throws {
    folder = try TemporaryFolder()
    // The protocol speaks over the descriptors 3 and 4.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>&1", browser.path,
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--no-first-run", "--host-resolver-rules=MAP * ~NOTFOUND", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)/profile", "--remote-debugging-pipe",
    ]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    // A browser that hangs must not keep the tests from ending.
    DispatchQueue.global().asyncAfter(deadline: .now() + 240) { [process] in process.terminate() }
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    let attached = try send("Target.attachToTarget", ["targetId": target, "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Writes a page to a file of the session's folder and returns its address.
  func write(_ page: String, to name: String = "page.html") throws -> String {
    URL(filePath: try folder.write(page, to: name)).absoluteString
  }

  /// Opens an address in a window of a width and a theme, and waits until it is loaded.
  func open(_ address: String, width: Int = 1280, theme: String = "light") throws {
    let size: [String: Any] = [
      "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500,
    ]
    try send("Emulation.setDeviceMetricsOverride", size)
    let feature = ["name": "prefers-color-scheme", "value": theme]
    try send("Emulation.setEmulatedMedia", ["features": [feature]])
    // Only another document is loaded; another fragment would only be gone to.
    try leave { try send("Page.navigate", ["url": "about:blank"]) }
    try leave { try send("Page.navigate", ["url": address]) }
  }

  /// Does what leads to another page, and waits until that one is loaded.
  func leave(by action: () throws -> Void) throws {
    isLoaded = false
    try action()
    while !isLoaded { handle(try next()) }
    try evaluate("new Promise((done) => setTimeout(done, 50))")
  }

  /// The value of a script, or of the promise that it makes.
  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": script, "returnByValue": true, "awaitPromise": true]
    )
    if let problem = answer["exceptionDetails"] { throw Failure(message: "\(problem)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Presses a key as a person does.
  func press(_ key: String) throws {
    let codes = ["Enter": 13, "Escape": 27, "Tab": 9]
    var event: [String: Any] = ["key": key]
    event["windowsVirtualKeyCode"] = codes[key]
    event["text"] = key == "Enter" ? "\r" : (codes[key] == nil ? key : nil)
    try send("Input.dispatchKeyEvent", event.merging(["type": "keyDown"]) { $1 })
    try send("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { $1 })
  }

  /// Types a text into what has the focus.
  func type(_ text: String) throws {
    try send("Input.insertText", ["text": text])
    try evaluate("new Promise((done) => setTimeout(done, 200))")
  }

  /// A picture of the page, PNG.
  func screenshot(wholePage: Bool = false) throws -> Data {
    let answer = try send("Page.captureScreenshot", ["captureBeyondViewport": wholePage])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    try input.fileHandleForWriting.write(contentsOf: data)
    while true {
      let answer = try next()
      guard answer["id"] as? Int == number else {
        handle(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(message: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(message: "the browser has ended") }
      received += more
    }
  }

  private func handle(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.consoleAPICalled": console.append("\(parameters["args"] ?? "")")
    case "Runtime.exceptionThrown": console.append("\(parameters["exceptionDetails"] ?? "")")
    case "Log.entryAdded": console.append("\(parameters["entry"] ?? "")")
    case "Page.loadEventFired": isLoaded = true
    case "Page.javascriptDialogOpening":
      dialogues.append(parameters["message"] as? String ?? "")
    case "Network.requestWillBeSent":
      let address = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      if parameters["type"] as? String != "Document" { requests.append(address) }
    default: break
    }
  }
}
