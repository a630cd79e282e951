import Combine
import Testing

struct TimeoutTests {
  @Test("Silence ends the stream")
  func silenceEndsTheStream() {
    let scheduler = ManualScheduler()
    let probe = Probe<Int, Oops>()
    let recorder = probe.timeout(.seconds(1), scheduler: scheduler).recorded()
    scheduler.advance(by: .milliseconds(900))
    probe.send(1)
    scheduler.advance(by: .milliseconds(900))
    #expect(recorder.events == ["subscription Timeout", "value 1"])
    scheduler.advance(by: .milliseconds(100))
    #expect(recorder.events == ["subscription Timeout", "value 1", "finished"])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("Silence can be a failure")
  func silenceCanBeAFailure() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<Int, Oops>()
    let recorder = source.timeout(.seconds(1), scheduler: scheduler, customError: { Oops() })
      .recorded()
    scheduler.advance(by: .seconds(1))
    #expect(recorder.events == ["subscription Timeout", "failure oops"])
  }
}
