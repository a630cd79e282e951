import Combine
import Foundation
import Testing

struct EncodeTests {
  @Test("Values are encoded and decoded again")
  func valuesAreEncodedAndDecodedAgain() {
    let source = PassthroughSubject<[Int], Never>()
    let recorder = source.encode(encoder: JSONEncoder()).decode(
      type: [Int].self,
      decoder: JSONDecoder()
    ).recorded()
    source.send([1, 2])
    source.send(completion: .finished)
    #expect(recorder.events == ["subscription Decode", "value [1, 2]", "finished"])
  }

  @Test("What cannot be decoded ends the stream and cancels upstream")
  func whatCannotBeDecodedEndsTheStreamAndCancelsUpstream() {
    let probe = Probe<Data, Never>()
    let recorder = probe.decode(type: [Int].self, decoder: JSONDecoder()).recorded()
    probe.send(Data("[".utf8))
    probe.send(Data("[1]".utf8))
    #expect(recorder.events.count == 2)
    #expect(recorder.events.last?.contains("dataCorrupted") == true)
    #expect(probe.requests == ["request unlimited", "cancel"])
  }
}
