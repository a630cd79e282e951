/// Why a request is not answered, by the codes of JSON-RPC 2.0 and of the Language Server Protocol.
struct ResponseError: Error, Hashable {
  /// The kinds of errors.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    /// The text has changed since the request was made.
    case contentModified = -32801
  }

  let code: Code
  let message: String

  /// The error as it is in a message.
  var json: JSONValue { ["code": JSONValue(code.rawValue), "message": .string(message)] }
}
