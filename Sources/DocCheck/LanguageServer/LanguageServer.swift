import Dispatch
import Synchronization

/// Speaks the Language Server Protocol 3.17 with an editor.
///
/// Messages are read one after the other; texts are checked in the background, and what is asked about
/// a text is answered once it is checked.
final class LanguageServer: Sendable {
  /// Where the talk is.
  enum Phase {
    case new
    case running
    case over
  }

  struct State {
    var phase = Phase.new
    var documents: [String: OpenDocument] = [:]
  }

  let channel: MessageChannel
  let state = Mutex(State())
  private let checker: DocumentChecker
  private let checks = DispatchQueue(label: "checks")

  /// While somebody types, nothing is checked.
  private static let pause = DispatchTimeInterval.milliseconds(120)

  init(channel: MessageChannel, checker: DocumentChecker) {
    (self.channel, self.checker) = (channel, checker)
  }

  /// Talks until the editor says goodbye.
  ///
  /// - Returns: whether it did so by the rules.
  func run() -> Bool {
    while true {
      switch channel.next() {
      case .end: return false
      case .garbage(let problem): answer(.null, ResponseError(code: .parseError, message: problem))
      case .message(let message):
        if message["method"]?.text == "exit" { return state.withLock { $0.phase == .over } }
        take(message)
      }
    }
  }

  private func take(_ message: JSONValue) {
    guard let method = message["method"]?.text else {
      // What has no method answers a request, and doccheck makes none; anything else is none.
      guard message["result"] == nil, message["error"] == nil else { return }
      return answer(
        message["id"] ?? .null,
        ResponseError(code: .invalidRequest, message: "a request needs a method")
      )
    }
    let parameters = message["params"]
    guard let id = message["id"] else { return notice(method, parameters) }
    do throws(ResponseError) {
      if let result = try request(method, parameters, id) { answer(id, result) }
    } catch {
      answer(id, error)
    }
  }

  // MARK: Answers

  func answer(_ id: JSONValue, _ result: JSONValue) {
    channel.send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  func answer(_ id: JSONValue, _ error: ResponseError) {
    channel.send(["jsonrpc": "2.0", "id": id, "error": error.json])
  }

  /// Tells the editor something that it has not asked for.
  func notify(_ method: String, _ parameters: JSONValue) {
    channel.send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  // MARK: Checks

  /// Has a document checked once its text has stayed the same for a moment.
  func scheduleCheck(of uri: String) {
    guard let edition = state.withLock({ $0.documents[uri]?.edition }) else { return }
    checks.asyncAfter(deadline: .now() + Self.pause) { [self] in check(uri, edition) }
  }

  private func check(_ uri: String, _ edition: Int) {
    guard let document = document(uri, edition) else { return }
    let report: ArticleReport?
    do {
      report = try checker.report(on: document)
    } catch {
      notify("window/showMessage", ["type": 1, "message": .string("doccheck: \(error)")])
      report = nil
    }
    let waiting = state.withLock { state -> [OpenDocument.Waiting]? in
      guard state.documents[uri]?.edition == edition else { return nil }
      state.documents[uri]?.checked = report.map { (edition, $0) }
      defer { state.documents[uri]?.waiting = [] }
      return state.documents[uri]?.waiting
    }
    guard let waiting else { return }
    if let report {
      notify(Self.diagnostics, DiagnosticList(document: document, report: report).json)
    }
    for request in waiting { answer(request, document, report) }
  }

  /// Answers what a preview shows, once it is drawn; null where there is no preview at a place.
  func answerWithSketches(_ id: JSONValue, _ document: OpenDocument, at offset: Int) {
    checks.async { [self] in
      let report = try? checker.report(on: document, drawing: true)
      answer(id, report.map { HoverSketches(report: $0, offset: offset).json } ?? .null)
    }
  }

  /// A document whose text is still the one of an edition.
  private func document(_ uri: String, _ edition: Int) -> OpenDocument? {
    state.withLock { state in
      state.documents[uri].flatMap { $0.edition == edition ? $0 : nil }
    }
  }

  /// The method by which findings are told.
  static let diagnostics = "textDocument/publishDiagnostics"

  /// Answers a request that has waited for a check; null where the check could not be made.
  func answer(
    _ request: OpenDocument.Waiting,
    _ document: OpenDocument,
    _ report: ArticleReport?
  ) {
    do throws(ResponseError) {
      guard let report else { return answer(request.id, .null) }
      answer(request.id, try request.answer(document, report))
    } catch {
      answer(request.id, error)
    }
  }
}
