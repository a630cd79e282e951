import Foundation
import Testing

@testable import DocCheck

/// An editor that speaks with the real program over pipes.
final class EditorSession {
  let tool: RunningTool
  private var received = Data()
  private var number = 0
  /// What came while something else was waited for.
  private(set) var notices: [[String: Any]] = []

  /// Starts the program; `isGreeted` says whether the talk is begun by the rules.
  init(_ options: String..., isGreeted: Bool = true) throws {
    tool = try RunningTool(["lsp"] + options)
    guard isGreeted else { return }
    let answer = try ask("initialize", ["processId": NSNull(), "capabilities": [:]])
    try #require(answer["result"] != nil)
    try tell("initialized", [:])
  }

  /// Sends bytes as they are.
  func send(raw: String) throws {
    try tool.input.fileHandleForWriting.write(contentsOf: Data(raw.utf8))
  }

  /// Sends a message.
  func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 }
    )
    try send(raw: "Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self))
  }

  /// Sends what wants no answer.
  func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["method": method, "params": parameters])
  }

  /// Sends a request and returns its number.
  func request(_ method: String, _ parameters: Any) throws -> Int {
    number += 1
    try send(["id": number, "method": method, "params": parameters])
    return number
  }

  /// Sends a request and waits for its answer.
  func ask(_ method: String, _ parameters: Any) throws -> [String: Any] {
    try answer(to: try request(method, parameters))
  }

  /// Waits for the answer to a request.
  func answer(to id: Int) throws -> [String: Any] {
    while true {
      let message = try next()
      if message["id"] as? Int == id { return message }
      notices.append(message)
    }
  }

  /// Waits for the next message.
  func next() throws -> [String: Any] {
    let gap = Data("\r\n\r\n".utf8)
    while true {
      if let head = received.range(of: gap) {
        let text = String(decoding: received[..<head.lowerBound], as: UTF8.self)
        let length = try #require(Int(text.dropFirst("Content-Length: ".count)))
        if received.count >= head.upperBound + length {
          let body = received[head.upperBound..<head.upperBound + length]
          received = Data(received[(head.upperBound + length)...])
          return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
        }
      }
      let more = tool.output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "it ended and said \(tool.said)")
      received += more
    }
  }

  /// Waits for the findings of a version of a document.
  func diagnostics(of uri: String, version: Int) throws -> [[String: Any]] {
    while true {
      let message = try next()
      let parameters = message["params"] as? [String: Any]
      if message["method"] as? String == "textDocument/publishDiagnostics",
        parameters?["uri"] as? String == uri, parameters?["version"] as? Int == version
      {
        return parameters?["diagnostics"] as? [[String: Any]] ?? []
      }
      notices.append(message)
    }
  }

  /// The findings as `line:character-line:character code severity`.
  func findings(of uri: String, version: Int) throws -> [String] {
    try diagnostics(of: uri, version: version).map { finding in
      let range = try Self.range(finding["range"])
      return "\(range) \(finding["code"] ?? "") \(finding["severity"] ?? "")"
    }
  }

  /// A range of a message in short.
  static func range(_ json: Any?) throws -> String {
    let range = try #require(json as? [String: [String: Int]])
    return ["start", "end"].map { end in
      "\(range[end]?["line"] ?? -1):\(range[end]?["character"] ?? -1)"
    }.joined(separator: "-")
  }

  func open(_ text: String, as uri: String, version: Int = 1) throws {
    let item: [String: Any] = [
      "uri": uri, "languageId": "markdown", "version": version, "text": text,
    ]
    try tell("textDocument/didOpen", ["textDocument": item])
  }

  /// Tells of changes, each a range as (line, character, line, character) and a text.
  func change(_ uri: String, to version: Int, _ changes: [((Int, Int, Int, Int)?, String)]) throws {
    let list = changes.map { range, text -> [String: Any] in
      guard let range else { return ["text": text] }
      return ["range": Self.range(range), "text": text]
    }
    let document: [String: Any] = ["uri": uri, "version": version]
    try tell("textDocument/didChange", ["textDocument": document, "contentChanges": list])
  }

  static func range(_ range: (Int, Int, Int, Int)) -> [String: Any] {
    [
      "start": ["line": range.0, "character": range.1],
      "end": ["line": range.2, "character": range.3],
    ]
  }

  /// What can be done at a place: titles and the text that each makes of the document.
  func actions(
    _ uri: String,
    _ text: String,
    at line: Int,
    _ character: Int
  ) throws
    -> [(title: String, text: String)]
  {
    let answer = try ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": uri], "range": Self.range((line, character, line, character)),
        "context": ["diagnostics": []],
      ]
    )
    let actions = try #require(answer["result"] as? [[String: Any]])
    return try actions.map { action in
      let edit = action["edit"] as? [String: [String: [[String: Any]]]]
      let edits = try #require(edit?["changes"]?[uri])
      return (action["title"] as? String ?? "", try Self.applying(edits, to: text))
    }
  }

  /// A text as an editor changes it, counting in UTF-16.
  private static func applying(_ edits: [[String: Any]], to text: String) throws -> String {
    let units = Array(text.utf16)
    let lines = units.indices.filter { $0 == 0 || units[$0 - 1] == 10 }
    let parts = try edits.map { edit -> (Range<Int>, [UInt16]) in
      let range = try #require(edit["range"] as? [String: [String: Int]])
      let ends = ["start", "end"].map { end -> Int in
        let line = range[end]?["line"] ?? 0
        return (line < lines.count ? lines[line] : units.count) + (range[end]?["character"] ?? 0)
      }
      return (ends[0]..<ends[1], Array((edit["newText"] as? String ?? "").utf16))
    }
    var result = units
    for (range, new) in parts.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      result.replaceSubrange(range, with: new)
    }
    return String(decoding: result, as: UTF16.self)
  }
}
