extension LanguageServer {
  /// The result of a request; nothing where it is answered later.
  func request(
    _ method: String,
    _ parameters: JSONValue?,
    _ id: JSONValue
  ) throws(ResponseError) -> JSONValue? {
    let phase = state.withLock { $0.phase }
    if method == "initialize", phase == .new {
      state.withLock { $0.phase = .running }
      return Self.capabilities
    }
    guard phase != .new else {
      throw ResponseError(code: .serverNotInitialized, message: "'initialize' comes first")
    }
    guard phase == .running, method != "initialize" else {
      throw ResponseError(code: .invalidRequest, message: "'\(method)' has no place here")
    }
    switch method {
    case "shutdown":
      shutDown()
      return .null
    case "textDocument/hover":
      if let (document, place) = try preview(parameters) {
        answerWithSketches(id, document, at: place)
        return nil
      }
      return try ask(parameters, id) { document, report throws(ResponseError) in
        let place = try EditorPosition(parameters?["position"]).offset(in: document.source)
        return HoverText(report: report, offset: place).json
      }
    case "textDocument/codeAction":
      return try ask(parameters, id) { document, report throws(ResponseError) in
        let range = try EditorPosition.bytes(parameters?["range"], in: document.source)
        return CodeActions(document: document, report: report, range: range).json
      }
    default:
      throw ResponseError(code: .methodNotFound, message: "method not supported: \(method)")
    }
  }

  /// What doccheck can do.
  private static let capabilities: JSONValue = [
    "capabilities": [
      "positionEncoding": "utf-16",
      // Every change is told, as what it changes.
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "hoverProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
    ],
    "serverInfo": ["name": "doccheck", "version": .string(Version.current)],
  ]

  /// Answers a question about a document at once if it is checked, else when it is.
  private func ask(
    _ parameters: JSONValue?,
    _ id: JSONValue,
    _ answer: @escaping @Sendable (OpenDocument, ArticleReport) throws(ResponseError) -> JSONValue
  ) throws(ResponseError) -> JSONValue? {
    let uri = try uri(of: parameters)
    let document = state.withLock { state in
      if state.documents[uri]?.report == nil {
        state.documents[uri]?.waiting.append(OpenDocument.Waiting(id: id, answer: answer))
      }
      return state.documents[uri]
    }
    guard let document else {
      throw ResponseError(code: .invalidParameters, message: "\(uri) is not open")
    }
    guard let report = document.report else { return nil }
    return try answer(document, report)
  }

  /// The document and the place of a question about a preview; nothing where it is about anything else.
  private func preview(
    _ parameters: JSONValue?
  ) throws(ResponseError) -> (OpenDocument, Int)? {
    let uri = try uri(of: parameters)
    guard let document = state.withLock({ $0.documents[uri] }) else { return nil }
    let place = try EditorPosition(parameters?["position"]).offset(in: document.source)
    return HoverSketches.isPreview(place, in: document.source) ? (document, place) : nil
  }

  private func uri(of parameters: JSONValue?) throws(ResponseError) -> String {
    guard let uri = parameters?["textDocument"]?["uri"]?.text else {
      throw ResponseError(code: .invalidParameters, message: "a document needs uri")
    }
    return uri
  }

  /// Takes what is no request; what is wrong with it is only told, since nobody waits for an answer.
  func notice(_ method: String, _ parameters: JSONValue?) {
    guard state.withLock({ $0.phase == .running }) else { return }
    do throws(ResponseError) {
      switch method {
      case "textDocument/didOpen": try open(parameters)
      case "textDocument/didChange": try change(parameters)
      case "textDocument/didSave": try save(parameters)
      case "textDocument/didClose": try close(parameters)
      case "$/cancelRequest": cancel(parameters?["id"])
      default: break
      }
    } catch {
      notify("window/logMessage", ["type": 1, "message": .string("\(method): \(error.message)")])
    }
  }

  /// Ends the session and answers the requests that still wait for a check.
  private func shutDown() {
    let documents = state.withLock { state in
      defer { (state.phase, state.documents) = (.over, [:]) }
      return state.documents.values
    }
    refuse(documents.flatMap(\.waiting), .requestCancelled, "the server shuts down")
  }

  /// Answers requests with an error.
  private func refuse(
    _ requests: [OpenDocument.Waiting],
    _ code: ResponseError.Code,
    _ message: String
  ) {
    for request in requests { answer(request.id, ResponseError(code: code, message: message)) }
  }

  private func open(_ parameters: JSONValue?) throws(ResponseError) {
    let document = try OpenDocument(parameters?["textDocument"])
    let other = state.withLock { $0.documents.updateValue(document, forKey: document.uri) }
    refuse(other?.waiting ?? [], .contentModified, "the document was opened again")
    scheduleCheck(of: document.uri)
  }

  private func change(_ parameters: JSONValue?) throws(ResponseError) {
    guard let changes = parameters?["contentChanges"]?.elements else {
      throw ResponseError(code: .invalidParameters, message: "a change needs contentChanges")
    }
    try renew(parameters) { document throws(ResponseError) in
      let version = parameters?["textDocument"]?["version"] ?? .null
      try document.apply(changes, version: version)
    }
  }

  /// A saved text is the same; other files that it rests on may have been saved with it.
  private func save(_ parameters: JSONValue?) throws(ResponseError) {
    try renew(parameters) { document in document.invalidate() }
  }

  /// Changes a document, has it checked, and refuses what was asked about it before.
  private func renew(
    _ parameters: JSONValue?,
    _ change: (inout OpenDocument) throws(ResponseError) -> Void
  ) throws(ResponseError) {
    let uri = try uri(of: parameters)
    guard var document = state.withLock({ $0.documents[uri] }) else {
      throw ResponseError(code: .invalidParameters, message: "\(uri) is not open")
    }
    try change(&document)
    let outdated = state.withLock { state in
      defer {
        document.waiting = []
        state.documents[uri] = document
      }
      return state.documents[uri]?.waiting ?? []
    }
    refuse(outdated, .contentModified, "the text has changed")
    scheduleCheck(of: uri)
  }

  private func close(_ parameters: JSONValue?) throws(ResponseError) {
    let uri = try uri(of: parameters)
    let document = state.withLock { $0.documents.removeValue(forKey: uri) }
    refuse(document?.waiting ?? [], .contentModified, "the document was closed")
    notify(Self.diagnostics, ["uri": .string(uri), "diagnostics": []])
  }

  private func cancel(_ id: JSONValue?) {
    let isWaiting = state.withLock { state in
      var found = false
      for uri in state.documents.keys {
        guard let index = state.documents[uri]?.waiting.firstIndex(where: { $0.id == id }) else {
          continue
        }
        state.documents[uri]?.waiting.remove(at: index)
        found = true
      }
      return found
    }
    guard isWaiting, let id else { return }
    answer(id, ResponseError(code: .requestCancelled, message: "cancelled"))
  }
}
