import Combine
import Testing

struct MergeTests {
  @Test("Values come in the order in which they are sent")
  func valuesComeInTheOrderInWhichTheyAreSent() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(),
      PassthroughSubject<Int, Never>()
    )
    let recorder = a.merge(with: b, c).recorded()
    b.send(1)
    a.send(2)
    c.send(3)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.events == ["subscription Merge", "value 1", "value 2", "value 3"])
    c.send(completion: .finished)
    #expect(recorder.events.last == "finished")
  }

  @Test("Sequences are merged one after the other")
  func sequencesAreMergedOneAfterTheOther() {
    let recorder = [1, 2].publisher.merge(with: [3].publisher, [4].publisher).recorded()
    #expect(
      recorder.events.dropFirst() == ["value 1", "value 2", "value 3", "value 4", "finished"]
    )
  }

  @Test("Up to eight publishers make one merge")
  func upToEightPublishersMakeOneMerge() {
    let one = Just(1).eraseToAnyPublisher()
    let eight = one.map { $0 }.merge(with: one, one, one, one, one, one, one)
    #expect(eight.count().recorded().events.contains("value 8"))
    let grown = Publishers.Merge(one, one).merge(with: one).merge(with: one, one)
    #expect(String(describing: type(of: grown)).contains("Merge5"))
    #expect(grown.count().recorded().events.contains("value 5"))
  }

  @Test("Any number of publishers of one type can be merged")
  func anyNumberOfPublishersOfOneTypeCanBeMerged() {
    let subjects = (0..<5).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Publishers.MergeMany(subjects).recorded()
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    #expect(
      recorder.events.dropFirst() == ["value 0", "value 1", "value 2", "value 3", "value 4"]
    )
    #expect(Publishers.MergeMany([Just<Int>]()).recorded().events.last == "finished")
  }

  @Test("A failure cancels the other publishers")
  func aFailureCancelsTheOtherPublishers() {
    let (a, b) = (Probe<Int, Oops>(), Probe<Int, Oops>())
    let recorder = Publishers.Merge(a, b).recorded()
    a.send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription Merge", "failure oops"])
    #expect(b.requests == ["request unlimited", "cancel"])
  }

  @Test("With a limited demand nothing is lost and nothing is sent too soon")
  func withALimitedDemandNothingIsLostAndNothingIsSentTooSoon() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = Publishers.Merge(a, b).recorded(demand: .max(1))
    #expect(a.requests == ["request max(1)"])
    #expect(a.send(1) == .max(1))
    #expect(b.send(2) == .none)
    #expect(recorder.events.dropFirst() == ["value 1"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events.dropFirst() == ["value 1", "value 2"])
    #expect(b.requests == ["request max(1)", "request max(1)"])
  }
}
