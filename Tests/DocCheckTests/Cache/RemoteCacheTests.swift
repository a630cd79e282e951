import Foundation
import Testing

@testable import DocCheck

@Suite("A cache that machines share", .timeLimit(.minutes(30))) struct RemoteCacheTests {
  private let digest = String(repeating: "a1", count: 32)
  private let entry = Data("what was said\nin two lines".utf8)

  private func cache(
    _ address: String,
    key: String? = nil,
    isReadOnly: Bool = false,
    timeout: Double = 10
  ) -> RemoteCache {
    RemoteCache(address: address, key: key, isReadOnly: isReadOnly, timeout: timeout)
  }

  @Test("What one machine writes another one reads", .enabled(if: Nginx.path != nil))
  func roundTrip() throws {
    let server = try Nginx(#require(Nginx.path))
    let first = cache(server.address)
    #expect(first.contents(of: digest) == nil)
    first.keep(entry, as: digest)
    #expect(cache(server.address + "/").contents(of: digest) == entry)
    #expect(first.failure == nil && first.damaged == 0)
  }

  @Test(
    "An answer without a length and without an end is cut, and nobody asks again",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"))
  )
  func endless() throws {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    server.arguments = [
      "-c",
      """
      import socket
      server = socket.create_server(("127.0.0.1", 0))
      print(server.getsockname()[1], flush=True)
      client = server.accept()[0]
      client.recv(4096)
      client.sendall(b"HTTP/1.1 200 OK\\r\\n\\r\\n")
      while True: client.sendall(b"x" * 65536)
      """,
    ]
    let output = Pipe()
    (server.standardOutput, server.standardError) = (output, FileHandle.nullDevice)
    try server.run()
    defer { server.terminate() }
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(Int(said.trimmingCharacters(in: .whitespacesAndNewlines)))
    let cache = cache("http://127.0.0.1:\(port)", timeout: 60)
    #expect(cache.contents(of: digest) == nil)
    #expect(cache.failure != nil)
  }

  @Test("Who only reads writes nothing", .enabled(if: Nginx.path != nil))
  func readOnly() throws {
    let server = try Nginx(#require(Nginx.path))
    cache(server.address, isReadOnly: true).keep(entry, as: digest)
    #expect(server.files == [])
  }

  @Test(
    "What is damaged, signed otherwise or moved is not taken",
    .enabled(if: Nginx.path != nil)
  )
  func foreign() throws {
    let server = try Nginx(#require(Nginx.path))
    cache(server.address, key: "ours").keep(entry, as: digest)
    let file = try #require(server.files.first)
    for key in [nil, "theirs"] {
      let reader = cache(server.address, key: key)
      #expect(reader.contents(of: digest) == nil)
      #expect(reader.damaged == 1)
    }
    #expect(cache(server.address, key: "ours").contents(of: digest) == entry)
    let other = String(digest.reversed())
    try FileManager.default.copyItem(
      atPath: file,
      toPath: file.replacing(digest, with: other)
    )
    #expect(cache(server.address, key: "ours").contents(of: other) == nil)
    try Data(contentsOf: URL(fileURLWithPath: file)).dropLast()
      .write(to: URL(fileURLWithPath: file))
    #expect(cache(server.address, key: "ours").contents(of: digest) == nil)
  }

  @Test("A server that is not there or never answers is asked once")
  func unreachable() throws {
    let gone = cache("http://127.0.0.1:1", timeout: 1)
    #expect(gone.contents(of: digest) == nil)
    #expect(gone.failure?.contains("curl") == true)
    gone.keep(entry, as: digest)
    let silent = try SilentServer()
    let waiting = cache(silent.address, timeout: 1)
    #expect(waiting.contents(of: digest) == nil)
    #expect(waiting.failure != nil)
    let start = Date()
    #expect(waiting.contents(of: digest) == nil)
    #expect(Date().timeIntervalSince(start) < 0.5)
  }

  @Test("A second machine reports an article without checking it", .enabled(if: Nginx.path != nil))
  func machines() throws {
    let server = try Nginx(#require(Nginx.path))
    let folder = try TemporaryFolder()
    try folder.write("```swift\nlet a: Int = \"b\"\n```\n", to: "a.md")
    func check(_ machine: Int, _ options: String...) throws -> CommandRun {
      CommandRun(
        ["--no-run", "--verbose", "--cache", try folder.makeCache(".cache-\(machine)")]
          + ["--remote-cache", server.address] + options + [folder.path + "/a.md"]
      )
    }
    #expect(try check(1, "--remote-cache-read-only").output.contains("0 articles unchanged"))
    #expect(try check(2).output.contains("0 articles unchanged"))
    let third = try check(3)
    #expect(third.output.contains("1 article unchanged"))
    #expect(third.output.contains("cannot convert value of type 'String'"))
    #expect(third.status == .findings)
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: #require(server.files.first)))
    let fourth = try check(4)
    #expect(fourth.output.contains("0 articles unchanged"))
    #expect(fourth.errors.contains("1 entry is damaged or signed with another key"))
  }

  @Test("A check goes on without a server that does not answer, and says so")
  func goesOn() throws {
    let folder = try TemporaryFolder()
    try folder.write("```swift\nlet a = 1\n```\n", to: "a.md")
    let run = CommandRun([
      "--no-run", "--cache", try folder.makeCache(), "--remote-cache", "http://127.0.0.1:1",
      folder.path,
    ])
    #expect(run.status == .clean)
    #expect(run.errors.contains("remote cache: http://127.0.0.1:1: "))
    #expect(CommandRun(["--remote-cache", "ftp://a", folder.path]).status == .couldNotCheck)
  }
}

/// A server that takes connections and never says anything.
private final class SilentServer {
  let address: String
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isListening = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    try #require(isListening)
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
  }

  deinit { close(descriptor) }
}
