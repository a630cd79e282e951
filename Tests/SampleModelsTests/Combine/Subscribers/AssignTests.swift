import Combine
import Testing

struct AssignTests {
  @Test("Values are written into a property until the token is cancelled")
  func valuesAreWrittenIntoAPropertyUntilTheTokenIsCancelled() {
    let object = Model()
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.assign(to: \.number, on: object)
    subject.send(1)
    token.cancel()
    subject.send(2)
    #expect(object.number == 1)
  }

  @Test("The object is kept until the publisher ends")
  func theObjectIsKeptUntilThePublisherEnds() {
    weak var freed: Model?
    let subject = PassthroughSubject<Int, Never>()
    let token: AnyCancellable
    do {
      let object = Model()
      freed = object
      token = subject.assign(to: \.number, on: object)
    }
    #expect(freed != nil)
    subject.send(completion: .finished)
    #expect(freed == nil)
    token.cancel()
  }
}

private final class Model {
  var number = 0
}
