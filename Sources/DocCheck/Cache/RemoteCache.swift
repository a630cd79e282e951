import Foundation
import Synchronization

/// A cache that machines share, on a server that speaks Bazel's HTTP caching protocol: `GET` and
/// `PUT` of `/ac/` and 64 hexadecimal digits.
///
/// It can make a check faster and nothing else: a server that does not answer is not asked again, and
/// an answer that is damaged, or was not written with the key, is none. Debian's curl does the talking,
/// so that doccheck itself needs no library for the network.
final class RemoteCache: Sendable {
  private struct State {
    var damaged = 0
    var failure: String?
  }

  /// What the server answered.
  private struct Answer {
    let status: Int
    let body: Data
  }

  /// The part of all addresses before `/ac/`.
  let address: String
  private let key: [UInt8]?
  private let isReadOnly: Bool
  private let timeout: Double
  private let state = Mutex(State())

  /// The longest entry that is asked for or written, in bytes.
  private static let mostBytes = 64 << 20

  /// - Parameters:
  ///   - address: the part of all addresses before `/ac/`.
  ///   - key: what entries are signed with; nothing where they are taken from anybody.
  ///   - isReadOnly: whether the server is given nothing.
  ///   - timeout: the time limit for one request in seconds.
  init(address: String, key: String?, isReadOnly: Bool, timeout: Double = 10) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.key = key.flatMap { $0.isEmpty ? nil : Array($0.utf8) }
    (self.isReadOnly, self.timeout) = (isReadOnly, timeout)
  }

  /// The number of answers that were damaged or written with another key.
  var damaged: Int { state.withLock(\.damaged) }

  /// Why the server is not asked any more; nothing while it answers.
  var failure: String? { state.withLock(\.failure) }

  /// What the user is told of.
  var problems: [String] {
    let damaged = damaged
    let entries = damaged.of("entry") + (damaged == 1 ? " is" : " are")
    return (damaged > 0 ? ["\(entries) damaged or signed with another key"] : [])
      + (failure.map { ["\($0); continuing without the remote cache"] } ?? [])
  }

  /// What the server keeps under a digest; nothing if it has nothing or does not answer.
  func contents(of digest: String) -> Data? {
    guard let answer = send(["--max-filesize", "\(Self.mostBytes)"], digest), answer.status == 200
    else { return nil }
    if let end = answer.body.firstIndex(of: UInt8(ascii: "\n")) {
      let contents = Data(answer.body[(end + 1)...])
      if answer.body[..<end].elementsEqual(signature(of: contents, digest).utf8) {
        return contents
      }
    }
    state.withLock { $0.damaged += 1 }
    return nil
  }

  /// Gives the server what it is to keep under a digest.
  func keep(_ contents: Data, as digest: String) {
    guard !isReadOnly, failure == nil, contents.count < Self.mostBytes else { return }
    let file = Self.temporaryFile()
    defer { unlink(file) }
    let body = Data("\(signature(of: contents, digest))\n".utf8) + contents
    guard (try? body.write(to: URL(fileURLWithPath: file))) != nil else { return }
    guard let answer = send(["--upload-file", file], digest) else { return }
    if !(200..<300).contains(answer.status) { fail("server returned \(answer.status) for PUT") }
  }

  /// What comes before an entry: with a key nobody else can write it, nor put it elsewhere.
  private func signature(of contents: Data, _ digest: String) -> String {
    let message = Array("\(digest)\n".utf8) + contents
    return key.map { "hmac " + HMAC.hexadecimal(of: message, key: $0) }
      ?? "hash " + SHA256.hexadecimal(message)
  }

  private func fail(_ reason: String) {
    state.withLock { $0.failure = $0.failure ?? reason }
  }

  /// Sends a request; nothing where the server does not answer, or has not before.
  private func send(_ options: [String], _ digest: String) -> Answer? {
    guard failure == nil else { return nil }
    let file = Self.temporaryFile()
    defer { unlink(file) }
    let limits = ["--connect-timeout", "3", "--max-time", "\(timeout)", "--retry", "1"]
    // A server that tells no length may go on and on; only the file's size ends it then.
    let command =
      [
        "prlimit", "--fsize=\(Self.mostBytes + 1)", "--core=0", "--", "curl", "--silent",
        "--show-error", "--proto", "=http,https", "--output", file,
      ]
      + ["--write-out", "%{http_code}"] + limits + options + ["--", "\(address)/ac/\(digest)"]
    let outcome = try? Subprocess(
      command: command,
      environment: ProcessInfo.processInfo.environment,
      timeout: timeout * 3
    ).run()
    guard let outcome, outcome.ending == .exited(0),
      let status = Int(String(decoding: outcome.standardOutput, as: UTF8.self)), status < 500
    else {
      fail(Self.reason(outcome))
      return nil
    }
    let body = FileManager.default.contents(atPath: file) ?? Data()
    return Answer(status: status, body: body)
  }

  /// Why curl has no answer.
  private static func reason(_ outcome: Subprocess.Outcome?) -> String {
    guard let outcome else { return "curl cannot be started; install it" }
    let said = String(decoding: outcome.standardError, as: UTF8.self)
    let line = said.split(separator: "\n").last.map(String.init)
    let status = String(decoding: outcome.standardOutput, as: UTF8.self)
    return line
      ?? (outcome.ending == .timedOut
        ? "no answer within the time limit" : "server returned \(status)")
  }

  private static func temporaryFile() -> String {
    NSTemporaryDirectory() + "doccheck-cache-\(UUID().uuidString)"
  }
}
