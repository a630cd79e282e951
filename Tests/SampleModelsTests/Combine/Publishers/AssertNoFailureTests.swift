import Combine
import Testing

struct AssertNoFailureTests {
  @Test("Values and a normal end pass")
  func valuesAndANormalEndPass() {
    let source = PassthroughSubject<Int, Oops>()
    let recorder = source.assertNoFailure().recorded()
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.events.dropFirst() == ["value 1", "finished"])
  }

  @Test("A failure stops the program")
  func aFailureStopsTheProgram() async {
    await promptly {
      await #expect(processExitsWith: .failure) {
        _ = Fail<Int, Oops>(error: Oops()).assertNoFailure().sink { _ in }
      }
    }
  }
}
