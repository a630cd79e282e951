extension FenceClassifier {
  /// A request or an answer.
  static let http = FenceClassifier(
    name: "HTTP",
    language: "http",
    evidence: "A request line or a status line (RFC 9112), or two of the well-known header fields."
  ) { text in
    let first = text.first
    if methods.contains(first.word) {
      let path = first.text.dropFirst(first.word.count + 1)
      if path.hasPrefix("/") || path.hasPrefix("http") || path.contains(" HTTP/") { return true }
    }
    return first.text.contains(statusLine) || text.has(2) { fields.contains($0.word.lowercased()) }
  }

  private static let methods: Set<Substring> = [
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "CONNECT", "TRACE",
  ]
  private static let fields: Set<String> = [
    "accept:", "accept-language:", "authorization:", "cache-control:", "content-length:",
    "content-type:", "cookie:", "etag:", "if-none-match:", "location:", "set-cookie:",
    "user-agent:",
    "x-api-key:",
  ]

  private static let statusLine = Pattern(/^HTTP\/\d/)
}
