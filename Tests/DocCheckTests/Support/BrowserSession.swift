import Foundation
import Testing

/// A page in the browser that a test drives by the DevTools protocol.
final class BrowserSession {
  /// The lines that scripts, policies and the parser wrote to the console.
  private(set) var console: [String] = []
  /// The addresses that were asked for, the pages themselves left out.
  private(set) var requests: [String] = []
  /// The messages of dialogues that scripts opened.
  private(set) var dialogues: [String] = []
  private var isLoaded = false

  private let browser: Browser
  private let folder: TemporaryFolder
  private let (context, session): (String, String)
  private let mailbox: Mailbox
  private var number = 0

  init() throws {
    browser = try Browser.shared.get()
    folder = try TemporaryFolder()
    (context, session) = try browser.open()
    mailbox = browser.mailbox(of: session)
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
    // Each page takes itself for the one in front.
    try send("Emulation.setFocusEmulationEnabled", ["enabled": true])
  }

  deinit { try? browser.close(context) }

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
    while !isLoaded { handle(try mailbox.next(within: Browser.patience, of: "with a page")) }
    try evaluate("new Promise((done) => setTimeout(done, 50))")
  }

  /// The value of a script, or of the promise that it makes.
  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": script, "returnByValue": true, "awaitPromise": true],
      patienceOnceLeft: 2
    )
    if let problem = answer["exceptionDetails"] { throw Browser.Failure(message: "\(problem)") }
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

  /// Sends a message and returns its answer.
  ///
  /// What was asked of a page's scripts is often not answered once the page has gone.
  @discardableResult
  private func send(
    _ method: String,
    _ parameters: [String: Any] = [:],
    patienceOnceLeft: Double = Browser.patience
  ) throws -> [String: Any] {
    number += 1
    try browser.send([
      "id": number, "sessionId": session, "method": method, "params": parameters,
    ])
    var patience = Browser.patience
    while true {
      let answer = try mailbox.next(within: patience, of: method)
      guard answer["id"] as? Int == number else {
        if answer["method"] as? String == "Runtime.executionContextsCleared" {
          patience = patienceOnceLeft
        }
        handle(answer)
        continue
      }
      if let error = answer["error"] { throw Browser.Failure(message: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
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
