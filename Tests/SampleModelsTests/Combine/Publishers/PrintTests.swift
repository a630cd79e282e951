import Combine
import Testing

struct PrintTests {
  @Test("Events are printed in words")
  func eventsArePrintedInWords() {
    let log = Log()
    let probe = Probe<Int, Oops>()
    let recorder = probe.print("name", to: log).recorded(
      demand: .max(1),
      onValue: { _ in .unlimited }
    )
    probe.send(1)
    probe.send(completion: .failure(Oops()))
    #expect(
      log.text == """
        name: receive subscription: (Probe)
        name: request max: (1)
        name: receive value: (1)
        name: request unlimited (synchronous)
        name: receive error: (oops)

        """
    )
    #expect(recorder.events == ["subscription Print", "value 1", "failure oops"])
  }

  @Test("Without a prefix there is no colon")
  func withoutAPrefixThereIsNoColon() {
    let log = Log()
    Just(1).eraseToAnyPublisher().print(to: log).recorded().subscription?.cancel()
    #expect(
      log.text == """
        receive subscription: (Just)
        request unlimited
        receive value: (1)
        receive finished
        receive cancel

        """
    )
  }
}

private final class Log: TextOutputStream {
  var text = ""

  func write(_ string: String) {
    text += string
  }
}
