import Combine
import Testing

struct MapErrorTests {
  @Test("The error is changed, values are not")
  func theErrorIsChangedValuesAreNot() {
    let probe = Probe<Int, Oops>()
    let recorder = probe.mapError { Oops(name: "worse \($0)") }.recorded()
    probe.send(1)
    probe.send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription Probe", "value 1", "failure worse oops"])
  }
}
