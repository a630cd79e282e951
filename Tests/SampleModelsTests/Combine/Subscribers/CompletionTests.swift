import Combine
import Foundation
import Testing

struct CompletionTests {
  @Test("A completion survives encoding")
  func aCompletionSurvivesEncoding() throws {
    let failure = Subscribers.Completion<Oops>.failure(Oops())
    let data = try JSONEncoder().encode([failure, .finished])
    #expect(
      try JSONDecoder().decode([Subscribers.Completion<Oops>].self, from: data)
        == [failure, .finished]
    )
  }
}
