import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite("What Foundation gives asynchronously")
struct AsyncFoundationTests {
  @Test("The lines of a file come one after the other, without their ends and empty ones")
  func lines() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("one\r\ntwo\n\nthree 🚲".utf8).write(to: file)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "three 🚲"])
    let count = try await file.resourceBytes.reduce(0) { count, _ in count + 1 }
    #expect(count == 20)
  }

  @Test("The lines of an answer come one after the other")
  func answers() async throws {
    let url = try #require(URL(string: "data:text/plain,one%0Atwo"))
    let (bytes, response) = try await URLSession.shared.bytes(from: url)
    #expect(response.mimeType == "text/plain")
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
    let (again, _) = try await URLSession.shared.bytes(for: URLRequest(url: url))
    #expect(try await again.reduce(0) { count, _ in count + 1 } == 7)
  }

  @Test("A file that is not there throws")
  func missing() async {
    await #expect(throws: (any Error).self) {
      for try await _ in URL(fileURLWithPath: "/nowhere/at/all").lines {}
    }
  }

  @Test("Notifications of the name and the object are waited for")
  func notifications() async {
    let center = NotificationCenter()
    let (name, sender) = (Notification.Name("moved"), Sender())
    var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: Sender())
    center.post(name: Notification.Name("other"), object: sender)
    center.post(name: name, object: sender, userInfo: ["to": 3])
    #expect(await iterator.next()?.userInfo?["to"] as? Int == 3)
  }

  @Test("Nobody observes any more once nobody waits")
  func end() async {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    let task = Task {
      for await _ in center.notifications(named: name) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}

private final class Sender {}
