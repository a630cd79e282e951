import Combine
import Dispatch
import Foundation
import FoundationNetworking
import Testing

struct DataTaskPublisherTests {
  @Test("A file address is loaded")
  func aFileAddressIsLoaded() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "combine-\(UUID()).txt"
    )
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let publisher = URLSession.shared.dataTaskPublisher(for: file)
    #expect(publisher.request == URLRequest(url: file))
  }

  @Test("An address without a server fails with an error of loading")
  func anAddressWithoutAServerFailsWithAnErrorOfLoading() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let finished = DispatchSemaphore(value: 0)
    let failed = Counter()
    let token = URLSession.shared.dataTaskPublisher(for: url).sink(
      receiveCompletion: { completion in
        if case .failure = completion { failed.increment() }
        finished.signal()
      },
      receiveValue: { _ in }
    )
    #expect(finished.wait(timeout: .now() + 30) == .success)
    #expect(failed.value == 1)
    token.cancel()
  }
}
