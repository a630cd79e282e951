import Combine
import Testing

struct BufferTests {
  @Test("Values wait for demand and the newest is dropped when there is no room")
  func valuesWaitForDemandAndTheNewestIsDroppedWhenThereIsNoRoom() {
    let probe = Probe<Int, Never>()
    let recorder = probe.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
      .recorded(demand: nil)
    for value in 1...3 { probe.send(value) }
    recorder.subscription?.request(.max(5))
    #expect(probe.requests == ["request unlimited"])
    #expect(recorder.events == ["subscription Buffer", "value 1", "value 2"])
  }

  @Test("The oldest value is dropped if that is wanted")
  func theOldestValueIsDroppedIfThatIsWanted() {
    let probe = Probe<Int, Never>()
    let recorder = probe.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
      .recorded(demand: nil)
    for value in 1...3 { probe.send(value) }
    probe.send(completion: .finished)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.events == ["subscription Buffer", "value 2", "value 3", "finished"])
  }

  @Test("A value without room can end the stream")
  func aValueWithoutRoomCanEndTheStream() {
    let probe = Probe<Int, Oops>()
    let recorder = probe.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Oops() })
      .recorded(demand: nil)
    probe.send(1)
    probe.send(2)
    #expect(probe.requests == ["request unlimited", "cancel"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription Buffer", "value 1", "failure oops"])
  }

  @Test("A buffer that is kept full asks for one value for each that left")
  func aBufferThatIsKeptFullAsksForOneValueForEachThatLeft() {
    let probe = Probe<Int, Never>()
    let recorder = probe.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
      .recorded(demand: nil)
    probe.send(1)
    probe.send(2)
    recorder.subscription?.request(.max(2))
    #expect(probe.requests == ["request max(3)", "request max(2)"])
  }
}
