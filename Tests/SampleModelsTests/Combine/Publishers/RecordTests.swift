import Combine
import Foundation
import Testing

struct RecordTests {
  @Test("A recording is played to each subscriber")
  func aRecordingIsPlayedToEachSubscriber() {
    let record = Record<Int, Oops> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Oops()))
    }
    for _ in 1...2 {
      #expect(
        record.recorded().events == ["subscription [1, 2]", "value 1", "value 2", "failure oops"]
      )
    }
  }

  @Test("A recording survives encoding")
  func aRecordingSurvivesEncoding() throws {
    let recording = Record<Int, Oops>.Recording(output: [1], completion: .failure(Oops()))
    let data = try JSONEncoder().encode(recording)
    let read = try JSONDecoder().decode(Record<Int, Oops>.Recording.self, from: data)
    #expect(read.output == [1])
    #expect(read.completion == .failure(Oops()))
  }
}
